import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { TransactionItem } from '#domain'
import type { Review } from '#signing'
import {
  agreedReview,
  type BesideReview,
  isAsAgreed,
} from '../../../../../src/screens/transactions/review/agreedReview.ts'
import type { Case } from '../../../oracle/generate.ts'
import { approval, reviewTwice, transfer } from './reviewTwice.ts'

const one: Address = `0x${'1'.repeat(40)}`
const other: Address = `0x${'2'.repeat(40)}`
const beside: BesideReview = { conflicts: { items: [] }, lookAlikes: [], unnamed: [] }
const agreedTo = (...reviewed: Parameters<typeof agreedReview>) => ({
  review: agreedReview(...reviewed),
})
const aConflict = (id: string) => ({ id }) as TransactionItem

describe('the approval that comes with a signature that also executes', { timeout: 60_000 }, () => {
  test('stays the same once the transaction is proposed and signed', async () => {
    const { shown } = await reviewTwice(transfer, {})
    const signed: Review = {
      ...shown,
      signable: shown.signable && { ...shown.signable, proposal: null },
      verification: {
        ...shown.verification,
        checks: [
          ...shown.verification.checks,
          { id: 'decoding', status: 'unknown', needed: false, why: 'selector' },
        ],
      },
    }
    expect(isAsAgreed(agreedTo(shown, beside), signed, beside)).toBe(true)
  })

  test.each<[string, Case['tx'], Parameters<typeof reviewTwice>[1]]>([
    ['a risk', transfer, { port: () => ({ movements: async () => ['differs'] }) }],
    ['what an approval does', approval, { input: { lookUp: async () => null } }],
    [
      'the symbol of a token',
      transfer,
      {
        port: (port) => ({
          tokens: async (of) =>
            (await port.tokens(of)).map((token) => ({ ...token, symbol: 'USDT' })),
        }),
      },
    ],
  ])('is another review if the chain says otherwise about %s', async (_, tx, change) => {
    const { shown, again } = await reviewTwice(tx, change)
    expect(again.signable?.hash).toBe(shown.signable?.hash)
    expect(isAsAgreed(agreedTo(shown, beside), again, beside)).toBe(false)
  })

  test.each<[string, (review: Review) => Partial<Review>]>([
    ['the transaction', ({ signable }) => ({ signable: signable && { ...signable, hash: '0x' } })],
    ['whether it is verified', () => ({ signable: null })],
    ['what it does', () => ({ effect: { kind: 'reject' } })],
    ['its risks', () => ({ risks: [{ id: 'refund', at: [] }] })],
    ['whether everything is known', () => ({ isFullyKnown: false })],
    ['the threshold', ({ safe }) => ({ safe: { ...safe, threshold: 9 } })],
  ])('is another review if it differs in %s', async (_, change) => {
    const { shown } = await reviewTwice(transfer, {})
    expect(isAsAgreed(agreedTo(shown, beside), { ...shown, ...change(shown) }, beside)).toBe(false)
  })

  test.each<[string, BesideReview]>([
    ['a conflict', { ...beside, conflicts: { items: [aConflict('b')] } }],
    ['that conflicts aren’t known', { ...beside, conflicts: { items: [], isUnknown: true } }],
    [
      'a look-alike',
      { ...beside, lookAlikes: [{ address: one, other: { address: other, name: undefined } }] },
    ],
    ['a simulated danger', { ...beside, unnamed: [{ kind: 'native', raw: -1n }] }],
  ])('is another review with %s beside it', async (_, now) => {
    const { shown } = await reviewTwice(transfer, {})
    expect(isAsAgreed(agreedTo(shown, beside), shown, now)).toBe(false)
    expect(isAsAgreed(agreedTo(shown, now), shown, now)).toBe(true)
  })

  test('isn’t known before the review, its conflicts, and its simulation are', async () => {
    const { shown } = await reviewTwice(transfer, {})
    const agreed = agreedTo(shown, beside)
    expect(isAsAgreed(agreed, 'checking', beside)).toBeUndefined()
    expect(isAsAgreed(agreed, undefined, beside)).toBeUndefined()
    const loading = { ...beside, conflicts: { items: [], isLoading: true } }
    expect(isAsAgreed(agreed, shown, loading)).toBeUndefined()
    expect(isAsAgreed(agreed, shown, { ...beside, unnamed: undefined })).toBeUndefined()
  })

  test('doesn’t depend on the order in which conflicts are listed', async () => {
    const { shown } = await reviewTwice(transfer, {})
    const listed = (...ids: string[]) => ({ ...beside, conflicts: { items: ids.map(aConflict) } })
    expect(isAsAgreed(agreedTo(shown, listed('a', 'b')), shown, listed('b', 'a'))).toBe(true)
  })
})
