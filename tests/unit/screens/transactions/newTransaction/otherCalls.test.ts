import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import { encodeMethod, nativeTransfer } from '#safe'
import { readCall } from '../../../../../src/screens/transactions/draft/callAction.ts'
import { tokenAmountAt } from '../../../../../src/screens/transactions/newTransaction/call/tokenAmount.ts'
import { otherCalls } from '../../../../../src/screens/transactions/newTransaction/otherCalls.ts'

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const shop: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const method = (name: string, ...types: readonly string[]) => ({
  name,
  payable: false,
  inputs: types.map((type) => ({ name: '', type })),
})
const pause = { to: shop, value: 0n, data: encodeMethod(method('pause'), []) }

describe('what the totals of a draft do not count', () => {
  it('is each call once, with how often it is made', () => {
    const calls = [pause, nativeTransfer(shop, 5n), pause, { ...pause, value: 1n }].map(
      (call, id) => ({ ...call, id }),
    )
    const read = calls.map((call) => readCall(call, { safe, tokens: [] }))
    expect(otherCalls(calls, read).map(({ id, times }) => [id, times])).toEqual([
      [0, 2],
      [3, 1],
    ])
  })
})

describe('the amount of a token among the arguments', () => {
  it('is found by what the method does', () => {
    const at = (...of: Parameters<typeof method>) => tokenAmountAt(method(...of), shop, safe)
    expect(at('approve', 'address', 'uint256')).toBe(1)
    expect(at('transferFrom', 'address', 'address', 'uint256')).toBe(2)
    expect(at('mint', 'address', 'uint256')).toBeUndefined()
    expect(at('pause')).toBeUndefined()
  })
})
