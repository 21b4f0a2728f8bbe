import { encodeAbiParameters, encodeFunctionData, parseAbi, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Hex } from '#base'
import { compareDecoding } from '#safe'
import { canonicalType } from '../../../src/safe/abi/abiType.ts'
import {
  type ContractMethod,
  decodeMethod,
  encodeMethod,
  readAbi,
  readArgument,
  selectorOf,
  signatureOf,
} from '../../../src/safe/abi/index.ts'
import { dave, order } from './abiValues.ts'

describe('call data', () => {
  const method: ContractMethod = {
    name: 'place',
    payable: true,
    inputs: [
      { name: 'orders', type: 'tuple[]', components: order },
      { name: '', type: 'uint256' },
    ],
  }

  it('has the selector of the canonical signature', () => {
    expect(signatureOf(method)).toBe('place((address,uint256[],(string,bool))[],uint256)')
    expect(selectorOf(method)).toBe(toFunctionSelector(signatureOf(method)))
    expect(signatureOf({ name: 'f', payable: false, inputs: [{ name: '', type: 'uint' }] })).toBe(
      'f(uint256)',
    )
    expect(canonicalType({ name: '', type: 'int[3][]' })).toBe('int256[3][]')
  })

  it('is what viem encodes, and is decoded to the same values', () => {
    const orders = readArgument(
      method.inputs[0]!,
      `[["${dave}", [1, 2], ["hi", false]], ["${dave}", [], ["", true]]]`,
    )
    const data = encodeMethod(method, [orders.ok && orders.value, 7n])
    const named = [
      { to: dave, amounts: [1n, 2n], inner: { note: 'hi', on: false } },
      { to: dave, amounts: [], inner: { note: '', on: true } },
    ]
    const abi = [
      {
        type: 'function',
        name: 'place',
        stateMutability: 'payable',
        outputs: [],
        inputs: method.inputs,
      },
    ]
    expect(data).toBe(encodeFunctionData({ abi, functionName: 'place', args: [named, 7n] }))
    const decoded = decodeMethod(method, data)
    expect(decoded).toEqual({
      method: 'place',
      accuracy: 'FULL_MATCH',
      parameters: [
        {
          name: 'orders',
          type: '(address,uint256[],(string,bool))[]',
          value: [
            [dave, ['1', '2'], ['hi', 'false']],
            [dave, [], ['', 'true']],
          ],
          calls: [],
          inner: null,
        },
        { name: '', type: 'uint256', value: '7', calls: [], inner: null },
      ],
    })
    expect(compareDecoding(decoded!, { to: dave, operation: 0, data })).toBe('selector')
    expect(decodeMethod(method, `${data}00`)).toBeNull()
    expect(decodeMethod({ ...method, name: 'other' }, data)).toBeNull()
    expect(decodeMethod(method, data.slice(0, -64) as Hex)).toBeNull()
  })

  it('with a tuple is compared value by value', () => {
    const input = {
      type: 'tuple',
      components: [{ type: 'address' }, { type: 'uint256[]' }],
    } as const
    const values = encodeAbiParameters([input], [[dave, [5n]]]).slice(2)
    const data: Hex = `${toFunctionSelector('f((address,uint256[]))')}${values}`
    const shown = (tuple: unknown, type = '(address,uint256[])') =>
      compareDecoding(
        {
          method: 'f',
          accuracy: 'FULL_MATCH',
          parameters: [{ name: 'x', type, value: tuple as never, calls: [], inner: null }],
        },
        { to: dave, operation: 0, data },
      )
    expect(shown([dave, ['5']])).toBe('selector')
    expect(shown([dave, ['6']])).toBe('differs')
    expect(shown([dave, ['5'], '1'])).toBe('differs')
    expect(shown([dave])).toBe('differs')
    expect(shown('5')).toBe('differs')
    expect(shown([dave, ['5']], '(address,uint256[])x')).toBe('differs')
  })

  it('rejects empty tuples, any number of which fits into zero bytes', () => {
    for (const type of ['tuple', 'tuple[]', 'tuple[1000000000]']) {
      const inputs = [{ name: 'x', type, components: [] }]
      const item = { type: 'function', name: 'f', stateMutability: 'nonpayable' }
      const read = readAbi(
        JSON.stringify([
          { ...item, inputs },
          { ...item, inputs: [] },
        ]),
      )
      expect(read.ok && read.methods.map(signatureOf), type).toEqual(['f()'])
    }
    const data = toFunctionSelector('f(())')
    const parameters = [{ name: 'x', type: '()', value: [], calls: [], inner: null }]
    expect(
      compareDecoding(
        { method: 'f', accuracy: 'FULL_MATCH', parameters },
        {
          to: dave,
          operation: 0,
          data,
        },
      ),
    ).toBe('differs')
  })

  it('rejects numbers with more digits than their type allows', () => {
    const data: Hex = `${toFunctionSelector('approve(address,uint256)')}${'0'.repeat(127)}5`
    const shown = (text: string) =>
      compareDecoding(
        {
          method: 'approve',
          accuracy: 'FULL_MATCH',
          parameters: [
            { name: 'x', type: 'address', value: `0x${'0'.repeat(40)}`, calls: [], inner: null },
            { name: 'y', type: 'uint256', value: text, calls: [], inner: null },
          ],
        },
        { to: dave, operation: 0, data },
      )
    expect([shown('5'), shown(`${'0'.repeat(78)}5`), shown('5'.repeat(80_000))]).toEqual([
      'ok',
      'differs',
      'differs',
    ])
  })

  it('is not confirmed if merged values or names lead to the same signature', () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function pay(address to, uint256 amount)']),
      args: [dave, 5n],
    })
    const shown = (parameters: readonly (readonly [string, string])[], method = 'pay') =>
      compareDecoding(
        {
          method,
          accuracy: 'FULL_MATCH',
          parameters: parameters.map(([type, text]) => ({
            name: 'x',
            type,
            value: text,
            calls: [],
            inner: null,
          })),
        },
        { to: dave, operation: 0, data },
      )
    expect(
      shown([
        ['address', dave],
        ['uint256', '5'],
      ]),
    ).toBe('selector')
    expect(shown([['address,uint256', 'a friend, 1']])).toBe('differs')
    expect(shown([['uint256', '1']], 'pay(address,uint256),')).toBe('differs')
  })
})
