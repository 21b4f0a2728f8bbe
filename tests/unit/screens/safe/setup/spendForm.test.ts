import { describe, expect, it, test } from 'vitest'
import { type Address, no, yes, zeroAddress } from '#base'
import type { SpendingLimit } from '#chain'
import { allowanceModules } from '#safe'
import { people } from '../../../../../mocks/people.ts'
import {
  checkSpend,
  leftOf,
  maySpend,
  readSpendForm,
  spendableOf,
  spendFormKey,
} from '../../../../../src/screens/transactions/send/spend/spendForm.ts'
import type { FoundAddress } from '../../../../../src/screens/common/typedAddress/withLookup.ts'

const { carol, dave } = people
const [module] = allowanceModules as [Address, Address]
const at = { chainId: '1', address: '0x5afE3855358E112B5647B952709E6165e1c1eEEe' } as const
const limit: SpendingLimit = {
  module,
  delegate: carol.address,
  token: zeroAddress,
  amount: 500n,
  spent: 120n,
  period: 0,
  startedAt: 1,
}
const token = { token: zeroAddress, symbol: 'ETH', decimals: 2, balance: 10_000n }
const found = {
  status: 'usable',
  address: dave.address,
  chain: undefined,
  lookAlike: undefined,
} as const
const check = (amount: string, parts: Partial<Parameters<typeof checkSpend>[1]> = {}) =>
  checkSpend({ amount, typed: '' }, { at, limit, token, found, ...parts })

describe('what can be spent of a limit now', () => {
  const state = (balance: bigint) => ({ tokens: [], balance })

  it('is the remaining limit, or the balance if that is less', () => {
    expect(spendableOf(limit, state(10_000n))).toBe(380n)
    expect(spendableOf(limit, state(20n))).toBe(20n)
    expect(spendableOf(limit, null)).toBe(380n)
  })
})

describe('what a delegate spends', () => {
  it('is at most what is left of the limit', () => {
    expect(check('3.80')).toEqual({ most: 380n, ready: { to: dave.address, raw: 380n } })
    expect(check('3.81')).toEqual({ most: 380n, amount: { why: 'balance', available: 380n } })
  })

  it('is at most what the Safe has', () => {
    expect(check('1', { token: { ...token, balance: 99n } })).toEqual({
      most: 99n,
      amount: { why: 'balance', available: 99n },
    })
    expect(check('1', { token: { ...token, balance: undefined } }).most).toBe(380n)
  })

  it('is nothing once the limit was lowered below what is spent', () => {
    expect(leftOf({ amount: 100n, spent: 120n })).toBe(0n)
    expect(check('0.01', { limit: { ...limit, amount: 100n } }).amount).toMatchObject({
      why: 'balance',
    })
  })

  test.each<[string, FoundAddress, string]>([
    ['the Safe itself', { ...found, address: at.address }, 'itself'],
    ['nothing', { status: 'wrong', problem: { why: 'empty' } }, 'empty'],
    [
      'a name that is being looked up',
      { status: 'pending', name: 'a.eth', lookup: { status: 'loading' } },
      'unread',
    ],
  ])('does not go to %s', (_, to, why) => {
    const result = check('1', { found: to })
    expect(result.recipient).toMatchObject({ why })
    expect(result.ready).toBeUndefined()
  })

  it('does not go to the contract of the token, which keeps what it gets', () => {
    const own = {
      limit: { ...limit, token: dave.address },
      token: { ...token, token: dave.address },
    }
    expect(check('1', own).recipient).toEqual({ why: 'tokenContract' })
    expect(check('1', own).ready).toBeUndefined()
  })

  it('does not go to an address of another network', () => {
    const chain = {
      chainId: '17000',
      name: 'Holesky',
      shortName: 'hol',
      symbol: 'ETH',
      decimals: 18,
      testnet: true,
      features: [],
    }
    expect(check('1', { found: { ...found, chain } }).recipient).toEqual({
      why: 'otherChain',
      network: 'Holesky',
    })
  })
})

describe('whether it may be sent', () => {
  const works = { status: 'works', gas: 1n, fee: 1n } as const
  const wallet = { status: 'connected', account: carol.address, chainId: 1 } as const
  const may = (simulation: Parameters<typeof maySpend>[0], parts: object = {}) =>
    maySpend(simulation, { chainId: '1', delegate: carol.address }, { ...wallet, ...parts })

  test('from the delegate, on the right network, once its simulation worked', () => {
    expect(may(works)).toEqual(yes)
    expect(may(works, { chainId: 5 })).toEqual(no('wrongChain'))
    expect(may(works, { account: dave.address })).toEqual(no('otherAccount'))
    expect(may(works, { status: 'disconnected', account: undefined })).toEqual(no('noWallet'))
    expect(may({ status: 'loading' })).toEqual(no('checking'))
    expect(may({ status: 'unknown' })).toEqual(no('unread'))
    expect(may({ status: 'reverts' }, { chainId: 5 })).toEqual(no('reverts'))
  })
})

test('the form is read back, and kept for each limit apart', () => {
  expect(readSpendForm({ amount: '1', typed: 'x' })).toEqual({ amount: '1', typed: 'x' })
  for (const wrong of [null, {}, { amount: 1, typed: '' }, { amount: '' }])
    expect(readSpendForm(wrong)).toBeUndefined()
  expect(spendFormKey(at, limit)).not.toBe(spendFormKey(at, { ...limit, token: dave.address }))
})
