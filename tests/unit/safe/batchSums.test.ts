import { expect, it } from 'vitest'
import { zeroAddress } from '#base'
import {
  allowanceModules,
  type Effect,
  limitChangeOf,
  type LimitEffect,
  paymentsOf,
  sentBy,
  thresholdAfter,
} from '#safe'
import { base } from '../../../mocks/chain/genesis/places.ts'
import { people } from '../../../mocks/people.ts'

const to = people.dave.address
const { usdc } = base.tokens
const send = (raw: bigint): Effect => ({ kind: 'erc20', token: usdc, to, raw })
const pay = (raw: bigint): Effect => ({ kind: 'native', to, raw })
const batch = (...effects: readonly Effect[]): Effect => ({ kind: 'batch', to, effects })
const require = (threshold: number): Effect => ({
  kind: 'settings',
  change: { type: 'changeThreshold', threshold },
})

it('adds up what a batch sends by token, in the order of its actions', () => {
  const lower: Effect = { kind: 'erc20', token: usdc.toLowerCase() as typeof usdc, to, raw: 5n }
  expect(sentBy(batch(send(1n), pay(2n), lower, pay(3n)))).toEqual([
    { token: usdc, raw: 6n },
    { token: zeroAddress, raw: 5n },
  ])
})

it('counts batches in it', () => {
  expect(sentBy(batch(batch(pay(1n)), pay(7n)))).toEqual([{ token: zeroAddress, raw: 8n }])
})

it('of payments alone says how many there are', () => {
  expect(paymentsOf(batch(batch(pay(1n), send(4n)), pay(7n)))).toEqual({
    count: 3,
    sums: [
      { token: zeroAddress, raw: 8n },
      { token: usdc, raw: 4n },
    ],
  })
})

it.each<[string, Effect]>([
  ['no payment', pay(0n)],
  ['an approval', { kind: 'approve', token: usdc, spender: to, raw: 5n }],
  ['an NFT', { kind: 'erc721', token: usdc, from: to, to, id: 5n }],
  ['a change of the rules', require(2)],
  [
    "a transfer from another's account",
    { kind: 'tokenFrom', token: usdc, from: usdc, to, raw: 1n },
  ],
  ['a call', { kind: 'call', to, raw: 0n, selector: null }],
])('is not payments alone with %s in it', (_, effect) => {
  expect(paymentsOf(batch(pay(1n), effect))).toBeUndefined()
})

it.each<[string, Effect]>([
  ['a payment', pay(1n)],
  ['an empty batch', batch()],
])('%s isn’t a batch of payments', (_, effect) => {
  expect(paymentsOf(effect)).toBeUndefined()
})

it.each<[string, Effect]>([
  ['nothing', pay(0n)],
  ['an approval', { kind: 'approve', token: usdc, spender: to, raw: 5n }],
  ['an NFT', { kind: 'erc721', token: usdc, from: to, to, id: 5n }],
])('does not count %s', (_, effect) => {
  expect(sentBy(batch(effect))).toEqual([])
})

it.each<[string, Effect]>([
  ['a call of a contract', { kind: 'call', to, raw: 7n, selector: '0x12345678' }],
  ['a delegatecall', { kind: 'delegatecall', to, raw: 0n, selector: null }],
  ['an amount or a token ID', { kind: 'tokenFrom', token: usdc, from: to, to, raw: 5n }],
  ['a malformed call', { kind: 'malformed', to, raw: 0n, method: 'transfer', may: send(5n) }],
])('has no sum with %s, which may send more', (_, effect) => {
  expect(sentBy(batch(pay(1n), effect))).toBeUndefined()
})

it('leaves the effect as it is', () => {
  const effect = batch(pay(1n), pay(2n))
  sentBy(effect)
  expect(effect).toEqual(batch(pay(1n), pay(2n)))
})

it('knows the last threshold that a batch sets', () => {
  expect(thresholdAfter(batch(require(1), batch(require(3)), pay(1n)))).toBe(3)
  expect(thresholdAfter(batch(pay(1n)))).toBeUndefined()
})

const module = allowanceModules[0] ?? to
const limit = (change: LimitEffect): Effect => ({ kind: 'limit', module, change })
const set: LimitEffect = {
  type: 'setAllowance',
  delegate: to,
  token: usdc,
  raw: 5n,
  minutes: 1440,
  from: 0,
}
const added = limit({ type: 'addDelegate', delegate: to })
const enables = (enabled: typeof to): Effect => ({
  kind: 'settings',
  change: { type: 'enableModule', module: enabled },
})

it.each<[string, Effect]>([
  ['alone', limit(set)],
  ['with the delegate', batch(added, limit(set))],
  ['with the module', batch(enables(module), added, limit(set))],
])('knows a spending limit %s', (_, effect) => {
  expect(limitChangeOf(effect)).toEqual(set)
})

it.each<[string, Effect]>([
  ['two limits', batch(limit(set), limit({ ...set, raw: 6n }))],
  ['another module', batch(enables(to), limit(set))],
  ['a payment', batch(limit(set), pay(1n))],
  [
    'a limit that is removed as well',
    batch(limit({ ...set, type: 'deleteAllowance' }), limit(set)),
  ],
  ['no limit', pay(1n)],
])('doesn’t treat %s as a spending limit', (_, effect) => {
  expect(limitChangeOf(effect)).toBeUndefined()
})
