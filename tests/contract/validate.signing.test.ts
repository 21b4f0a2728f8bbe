import { routes, type Route } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { answerNamed as sample } from './samples/samples.ts'
import { faultIn, corrupt } from './corrupt.ts'
import type { Path } from './wire.ts'

const validate = createResponseValidator()
const fault = (route: Route, answer: unknown) => faultIn(validate, route, answer)

const transfer = sample('today/details_Transfer_ERC20_SUCCESS_26.json')
const address = '0x8675B754342754A30A2AeF474D114d8460bca19b'
const info = ['detailedExecutionInfo']
const tokenAmount = ['txInfo', 'transferInfo', 'value']

describe('values that money depends on', () => {
  const wrong: [Route, unknown, Path, unknown, string][] = [
    ...[
      '0x8675B754342754A30A2AeF474D114d8460bca19',
      '8675B754342754A30A2AeF474D114d8460bca19b',
      '0xZ675B754342754A30A2AeF474D114d8460bca19b',
      '',
      'alice.eth',
      `${address} `,
    ].map((value): [Route, unknown, Path, unknown, string] => [
      routes.safe,
      sample('today/safe.json'),
      ['owners', 1, 'value'],
      value,
      'an address',
    ]),
    [routes.safe, sample('today/safe.json'), ['implementation', 'value'], '0x', 'an address'],
    [routes.safe, sample('today/safe.json'), ['guard'], { value: 'none' }, 'an address'],
    [routes.safe, sample('today/safe.json'), ['modules', 0, 'value'], '', 'an address'],
    [routes.safe, sample('today/safe.json'), ['nonce'], -1, 'a whole number'],
    [routes.safe, sample('today/safe.json'), ['nonce'], 1.5, 'a whole number'],
    [routes.safe, sample('today/safe.json'), ['threshold'], 2 ** 53, 'a whole number'],
    [routes.safe, sample('today/safe.json'), ['chainId'], 'one', 'a chain id in decimal digits'],
    [
      routes.nonces,
      sample('today/nonces.json'),
      ['recommendedNonce'],
      Number.POSITIVE_INFINITY,
      'a whole number',
    ],
    [routes.details, transfer, ['safeAddress'], '0xabc', 'an address'],
    [routes.details, transfer, ['txHash'], '0xabc', 'a hash'],
    [routes.details, transfer, [...info, 'safeTxHash'], `0x${'g'.repeat(64)}`, 'a hash'],
    [routes.details, transfer, [...info, 'gasToken'], '0x0', 'an address'],
    [routes.details, transfer, [...info, 'safeTxGas'], '0x5', 'a whole number in decimal digits'],
    [routes.details, transfer, [...info, 'gasPrice'], '-1', 'a whole number in decimal digits'],
    [routes.details, transfer, [...info, 'confirmations', 0, 'signature'], '0xabc', 'bytes in hex'],
    [routes.details, transfer, [...info, 'submittedAt'], -1, 'a time in milliseconds'],
    [
      routes.details,
      transfer,
      [...info, 'signers', 0, 'value'],
      address.slice(0, -1),
      'an address',
    ],
    [routes.details, transfer, ['txData', 'hexData'], 'a9059cbb', 'bytes in hex'],
    [routes.details, transfer, ['txData', 'value'], '1.5', 'a whole number in decimal digits'],
    [routes.details, transfer, ['txData', 'operation'], 2, '0 or 1'],
    [routes.details, transfer, ['txData', 'to', 'value'], '', 'an address'],
    [routes.details, transfer, tokenAmount, '1e18', 'a whole number in decimal digits'],
    [routes.details, transfer, tokenAmount, '', 'a whole number in decimal digits'],
    [routes.message, sample('today/message.json'), ['messageHash'], '0x', 'a hash'],
    [
      routes.message,
      sample('today/message.json'),
      ['confirmations', 0, 'signature'],
      'signed',
      'bytes in hex',
    ],
    [
      routes.message,
      sample('today/message.json'),
      ['creationTimestamp'],
      1.5,
      'a time in milliseconds',
    ],
    [
      routes.balances,
      sample('today/balances.json'),
      ['items', 0, 'balance'],
      '1.5',
      'a whole number in decimal digits',
    ],
    [
      routes.balances,
      sample('today/balances.json'),
      ['items', 0, 'fiatBalance'],
      '1,000.00',
      'a decimal number as text',
    ],
    [
      routes.balances,
      sample('today/balances.json'),
      ['fiatTotal'],
      'a lot',
      'a decimal number as text',
    ],
    [
      routes.balances,
      sample('today/balances.json'),
      ['items', 0, 'tokenInfo', 'address'],
      'ETH',
      'an address',
    ],
    [
      routes.creation,
      sample('today/creation.json'),
      ['created'],
      'yesterday',
      'a time in ISO 8601',
    ],
  ]
  it.each(
    wrong.map(
      ([route, answer, path, value, should]) =>
        [path.join('.'), String(value), route, answer, path, value, should] as const,
    ),
  )('rejects %s where it is "%s"', (_place, _told, route, answer, path, value, should) => {
    const error = fault(route, corrupt(answer, path, value))
    expect(error?.field?.slice(0, path.length)).toEqual(path)
    expect(error?.message).toMatch(new RegExp(` should be ${should}\\.$`))
  })

  it('accepts addresses, hashes, and bytes in any letter case', () => {
    for (const value of [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
      expect(
        fault(routes.safe, corrupt(sample('today/safe.json'), ['owners', 1, 'value'], value)),
      ).toBeUndefined()
    expect(
      fault(routes.details, corrupt(transfer, [...info, 'safeTxHash'], `0x${'AB'.repeat(32)}`)),
    ).toBeUndefined()
    expect(
      fault(routes.details, corrupt(transfer, ['txData', 'hexData'], '0xABcd')),
    ).toBeUndefined()
  })

  it.each(['0', '-1.25', '1e-7', '12345678901234567890.5'])(
    'accepts %s as a fiat value',
    (value) => {
      expect(
        fault(
          routes.balances,
          corrupt(sample('today/balances.json'), ['items', 0, 'fiatConversion'], value),
        ),
      ).toBeUndefined()
    },
  )
})
