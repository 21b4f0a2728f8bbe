import { expect, it } from 'vitest'
import { zeroAddress } from '#base'
import type { Action } from '#domain'
import { paymentOf } from '../../../../../src/screens/transactions/send/paymentOf.ts'
import { mainnet } from '../../../../../stories/screens/transactions/review/transactions.ts'
import { people } from '../../../../../mocks/people.ts'

const to = { address: people.dave.address, name: null }
const token = people.erin.address
const dollars = {
  type: 'erc20',
  raw: 1_250_500_000n,
  token,
  symbol: 'USDC',
  decimals: 6,
  trusted: true,
  imitation: false,
} as const

it('fills in the payment that is replaced, with every digit', () => {
  expect(paymentOf({ kind: 'send', what: { type: 'native', raw: 1n }, to }, mainnet)).toEqual({
    to: to.address,
    token: zeroAddress,
    amount: '0.000000000000000001',
  })
  expect(paymentOf({ kind: 'send', what: dollars, to }, mainnet)).toEqual({
    to: to.address,
    token,
    amount: '1250.5',
  })
})

it.each<[string, Action | undefined]>([
  ['nothing', undefined],
  ['a rejection', { kind: 'reject' }],
  ['an NFT', { kind: 'send', what: { type: 'erc721', id: '7', token, name: null }, to }],
  [
    'an amount whose decimals are unknown',
    { kind: 'send', what: { ...dollars, decimals: null }, to },
  ],
])('fills in no payment for %s', (_, action) => {
  expect(paymentOf(action, mainnet)).toBeUndefined()
})
