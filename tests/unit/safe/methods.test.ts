import { encodeFunctionData, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
// Internal to the module, so they are imported directly.
import { intentMethods } from '../../../src/safe/intentMethods.ts'
import { decodeCall, encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'

const to = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const data = encodeCall(methods.transfer, [to, 5n])

describe('the methods', () => {
  it.each([...Object.values(methods), ...Object.values(intentMethods)])(
    '$name has the selector of its words',
    ({ selector, name, types }) => {
      expect(toFunctionSelector(`${name}(${types.join(',')})`)).toBe(selector)
    },
  )

  it('are encoded as viem does', () => {
    const abi = [
      {
        type: 'function',
        name: 'transfer',
        stateMutability: 'nonpayable',
        inputs: [{ type: 'address' }, { type: 'uint256' }],
        outputs: [],
      },
    ] as const
    expect(data).toBe(encodeFunctionData({ abi, args: [to, 5n] }))
  })

  it('are read back', () => {
    expect(decodeCall(methods.transfer, data)).toEqual([to, 5n])
    expect(
      decodeCall(methods.transfer, data.toUpperCase().replace('0X', '0x') as typeof data),
    ).toEqual([to, 5n])
    expect(decodeCall(methods.transfer, `${data}deadbeef`)).toEqual([to, 5n])
    expect(decodeCall(methods.migrateSingleton, methods.migrateSingleton.selector)).toEqual([])
  })

  it.each([
    ['another method', encodeCall(methods.approve, [to, 5n])],
    ['too few bytes', data.slice(0, -2)],
    ['the selector alone', methods.transfer.selector],
    ['dirt in front of an address', data.replace('0xa9059cbb00', '0xa9059cbb01')],
    [
      'an offset that points elsewhere',
      encodeCall(methods.signMessage, ['0x1234']).replace(
        `${'0'.repeat(62)}20`,
        `${'0'.repeat(62)}40`,
      ),
    ],
  ] as [string, `0x${string}`][])('are not read out of %s', (_, bytes) => {
    expect(
      decodeCall(methods.transfer, bytes) ?? decodeCall(methods.signMessage, bytes),
    ).toBeUndefined()
  })
})
