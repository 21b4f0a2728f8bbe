import { routes, type Route, type UnreadableRow } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { answerNamed as sample } from './samples/samples.ts'
import { corrupt, faultIn, gone } from './corrupt.ts'
import type { Path } from './wire.ts'

const validate = createResponseValidator()
type Listing = { results: unknown[]; items: unknown[]; unreadable?: UnreadableRow[] }
const read = (route: Route, answer: unknown, path = {}) => validate(route, answer, path) as Listing

const queued = sample('today/queue.json') as Listing
const history = sample('today/history.json') as Listing
const balances = sample('today/balances.json') as Listing
const rowAt = queued.results.findIndex((row) => (row as { type: string }).type === 'TRANSACTION')
const idOf = (row: unknown) => (row as { transaction: { id: string } }).transaction.id
const safeIn = (row: unknown) => idOf(row).split('_')[1]!
const elsewhere = '0x00000000000000000000000000000000000000AA'

describe('one invalid row of a list', () => {
  const invalidRows: [string, Path, unknown, string][] = [
    [
      'a time as text',
      ['transaction', 'timestamp'],
      '2026-11-20T12:00:00Z',
      'transaction.timestamp should be a time in milliseconds',
    ],
    [
      'a time after the last date',
      ['transaction', 'timestamp'],
      9e15,
      'transaction.timestamp should be a time in milliseconds',
    ],
    [
      'a number above 2^53',
      ['transaction', 'executionInfo', 'nonce'],
      2 ** 53,
      'transaction.executionInfo.nonce should be a whole number',
    ],
    ['a missing field', ['transaction', 'id'], gone, 'transaction.id is missing'],
    [
      'null in the place of an object',
      ['transaction', 'txInfo'],
      null,
      'transaction.txInfo should be an object',
    ],
  ]
  it.each(invalidRows)('is set aside for %s, and the others stay', (_, path, put, problem) => {
    const answer = corrupt(queued, ['results', rowAt, ...path], put) as Listing
    const { results, unreadable } = read(routes.queued, answer)
    expect(results).toEqual(queued.results.filter((_row, index) => index !== rowAt))
    expect(unreadable).toEqual([{ index: rowAt, problem, field: path, row: answer.results[rowAt] }])
  })

  it.each([null, 7, 'row', [], {}])('is set aside when it is %j', (put) => {
    const { results, unreadable } = read(routes.history, corrupt(history, ['results', 0], put))
    expect(results).toEqual(history.results.slice(1))
    expect(unreadable).toMatchObject([{ index: 0, row: put }])
  })

  it('is set aside in balances, with invalid bytes, decimals, or amounts', () => {
    for (const [path, put] of [
      [['tokenInfo', 'decimals'], 1.5],
      [['balance'], '0x5'],
      [['fiatBalance'], 'NaN'],
    ] as const) {
      const { items, unreadable } = read(
        routes.balances,
        corrupt(balances, ['items', 1, ...path], put),
      )
      expect(items).toEqual(balances.items.filter((_, index) => index !== 1))
      expect(unreadable).toMatchObject([{ index: 1, field: path }])
    }
  })

  it('is dropped from a response that is a list', () => {
    expect(validate(routes.fiatCodes, ['USD', 5, null, 'EUR'])).toEqual(['USD', 'EUR'])
  })

  it('marks its chain as failed', () => {
    const owned = { 1: [elsewhere], 5: [elsewhere, '0x12'], 10: 'none', 100: null }
    expect(validate(routes.allOwnedSafesV3, owned)).toEqual({
      1: [elsewhere],
      5: null,
      10: null,
      100: null,
    })
  })

  it.each([[null], [undefined], [5], ['none'], [[]], [true]])(
    "isn't searched for in %j, which is rejected as a whole",
    (answer) =>
      expect(() => validate(routes.allOwnedSafesV3, answer)).toThrow('should be an object'),
  )

  it('does not hide that the rest is invalid', () => {
    const answer = corrupt(
      corrupt(balances, ['items', 0, 'balance'], 'a lot'),
      ['fiatTotal'],
      'a lot',
    )
    expect(faultIn(validate, routes.balances, answer)?.field).toEqual(['fiatTotal'])
    expect(faultIn(validate, routes.queued, { results: {} })?.field).toEqual(['results'])
    expect(faultIn(validate, routes.queued, { items: [], results: null })?.field).toEqual([
      'results',
    ])
    expect(faultIn(validate, routes.details, [{}])?.field).toEqual([])
  })

  it('is not forged: rows that the gateway itself calls unreadable are dropped', () => {
    const { unreadable, ...rest } = read(routes.queued, { ...queued, unreadable: 'x' })
    expect(unreadable).toBeUndefined()
    expect(rest).toEqual(queued)
  })
})

describe('a response about something else', () => {
  const safe = sample('today/safe.json') as { chainId: string; address: { value: string } }
  const details = sample('today/details_Transfer_ERC20_SUCCESS_26.json') as {
    txId: string
    safeAddress: string
    detailedExecutionInfo: { safeTxHash: string }
  }
  const message = sample('today/message.json') as { messageHash: string }
  const hash = `0x${'ab'.repeat(32)}`
  const asked = { chainId: safe.chainId, safeAddress: safe.address.value }
  const wrong: [Route, unknown, Record<string, string>, string][] = [
    [routes.safe, safe, { ...asked, safeAddress: elsewhere }, 'safeAddress'],
    [routes.safe, safe, { ...asked, chainId: '77' }, 'chainId'],
    [routes.details, details, { chainId: '1', transactionId: hash }, 'transactionId'],
    [
      routes.details,
      details,
      { chainId: '1', transactionId: `multisig_${elsewhere}_${hash}` },
      'transactionId',
    ],
    [routes.propose, details, { chainId: '1', safeAddress: elsewhere }, 'safeAddress'],
    [routes.confirm, details, { chainId: '1', safeTxHash: hash }, 'safeTxHash'],
    [routes.message, message, { chainId: '1', messageHash: hash }, 'messageHash'],
  ]
  it.each(wrong)(
    '%#: is rejected, and the error names what differs',
    (route, answer, path, name) => {
      expect(() => validate(route, answer, path)).toThrow(
        `Invalid gateway response: its ${name} differs from the requested one.`,
      )
    },
  )

  it('is accepted in any letter case, and for a hash as well as for an id', () => {
    expect(
      validate(routes.safe, safe, { ...asked, safeAddress: asked.safeAddress.toLowerCase() }),
    ).toBe(safe)
    for (const transactionId of [
      details.txId,
      details.detailedExecutionInfo.safeTxHash.toUpperCase().replace('0X', '0x'),
    ])
      expect(validate(routes.details, details, { chainId: '1', transactionId })).toBe(details)
  })

  it('costs one row of a list', () => {
    const own = safeIn(queued.results[rowAt])
    const answer = corrupt(
      queued,
      ['results', rowAt, 'transaction', 'id'],
      `multisig_${elsewhere}_${hash}`,
    )
    expect(read(routes.queued, queued, { safeAddress: own }).unreadable).toBeUndefined()
    expect(read(routes.queued, answer, { safeAddress: own }).unreadable).toMatchObject([
      { index: rowAt, problem: 'its safeAddress differs from the requested one' },
    ])
  })
})

describe('a Safe that cannot exist', () => {
  const safe = sample('today/safe.json')
  it('has no owners, or needs no signature', () => {
    expect(faultIn(validate, routes.safe, corrupt(safe, ['owners'], []))?.field).toEqual(['owners'])
    expect(faultIn(validate, routes.safe, corrupt(safe, ['threshold'], 0))?.field).toEqual([
      'threshold',
    ])
  })
})
