import { describe, expect, test } from 'vitest'
import type { ChainPort, Review } from '#signing'
import { isAsReviewed } from '../../../../../src/screens/transactions/review/isAsReviewed.ts'
import type { Case } from '../../../oracle/generate.ts'
import { approval, reviewTwice, transfer } from './reviewTwice.ts'

describe('a review that is repeated before the wallet is prompted', { timeout: 60_000 }, () => {
  test.each([
    ['of a transfer', transfer],
    ['of an approval for another Safe', approval],
  ])('stays as it was %s if nothing has changed', async (_, tx) => {
    const { shown, again } = await reviewTwice(tx, {})
    expect(isAsReviewed(shown, again)).toBe(true)
  })
  test('stays as it was if only the balance of a token has changed', async () => {
    const { shown, again } = await reviewTwice(transfer, {
      port: (port) => ({
        tokens: async (of) => (await port.tokens(of)).map((one) => ({ ...one, balance: 7n })),
      }),
    })
    expect(isAsReviewed(shown, again)).toBe(true)
  })
  test.each<[string, Case['tx'], Parameters<typeof reviewTwice>[1]]>([
    ['a risk', transfer, { port: () => ({ movements: async () => ['differs'] }) }],
    ['an effect, which can no longer be read,', approval, { input: { lookUp: async () => null } }],
    ...(['name', 'symbol'] as const).map((field): [string, Case['tx'], object] => [
      `the ${field} of a token`,
      transfer,
      {
        port: (port: ChainPort): Partial<ChainPort> => ({
          tokens: async (of) => (await port.tokens(of)).map((one) => ({ ...one, [field]: 'USDT' })),
        }),
      },
    ]),
  ])('is another one if %s is new, though the hash stays', async (_, tx, change) => {
    const { shown, again } = await reviewTwice(tx, change)
    expect(again.signable?.hash).toBe(shown.signable?.hash)
    expect(isAsReviewed(shown, again)).toBe(false)
  })
  test.each<[string, (review: Review) => Partial<Review>]>([
    [
      'the decimals of a token',
      ({ tokens: all }) => ({ tokens: all.map((one) => ({ ...one, decimals: 2 })) }),
    ],
    ['the transaction', ({ signable }) => ({ signable: signable && { ...signable, hash: '0x' } })],
    ['what it does', () => ({ effect: { kind: 'reject' } })],
    ['its risks', () => ({ risks: [{ id: 'refund', at: [] }] })],
    [
      'whether it is verified',
      ({ verification }) => ({ verification: { ...verification, status: 'unverifiable' } }),
    ],
    ['whether everything is known', () => ({ isFullyKnown: false })],
    ['the owners', ({ safe }) => ({ safe: { ...safe, owners: safe.owners.slice(1) } })],
    ['the threshold', ({ safe }) => ({ safe: { ...safe, threshold: safe.threshold + 1 } })],
    [
      'what a check says',
      ({ verification }) => ({
        verification: {
          ...verification,
          checks: verification.checks.map((check) => ({ ...check, status: 'unknown' })),
        },
      }),
    ],
  ])('is another one if it differs in %s', async (_, change) => {
    const { shown } = await reviewTwice(transfer, {})
    expect(isAsReviewed(shown, { ...shown, ...change(shown) })).toBe(false)
  })
})
