import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { Queue, TransactionDetail } from '#domain'
import {
  countProposals,
  proposalRows,
} from '../../../../../../src/screens/safe/home/role/countProposals.ts'
import { alice, aPending, dave } from '../../../../../../stories/screens/common/rows/items.ts'

const queueOf = (count: number, parts: Partial<Queue> = {}): Queue => ({
  next: [{ nonce: 0, items: [aPending({ nonce: 0 })] }],
  later: Array.from({ length: count - 1 }, (_, index) => ({
    nonce: index + 1,
    items: [aPending({ nonce: index + 1 })],
  })),
  unreadable: [],
  hasMore: false,
  ...parts,
})
const party = (address: Address) => ({ address, name: null })
const detail = (proposer: Address | null, delegate?: Address) =>
  ({
    multisig: {
      proposer: proposer && party(proposer),
      ...(delegate && { delegate: party(delegate) }),
    },
  }) as Pick<TransactionDetail, 'multisig'>

describe("a delegate's own proposals", () => {
  test('are those it proposed on behalf of an owner, not those of the owner', () => {
    const details = [detail(alice, dave), detail(alice), detail(dave), detail(null)]
    expect(countProposals(queueOf(4), details, dave)).toEqual({ count: 2, isPartial: false })
    expect(countProposals(queueOf(4), details, alice)).toEqual({ count: 1, isPartial: false })
  })

  test.each<[string, Queue, readonly (Pick<TransactionDetail, 'multisig'> | undefined)[]]>([
    ['further pages', queueOf(1, { hasMore: true }), [detail(dave)]],
    ['unreadable rows', queueOf(1, { unreadable: [aPending({ nonce: 9 })] }), [detail(dave)]],
    ['a transaction that failed to load', queueOf(2), [detail(dave), undefined]],
    ['more than are looked at', queueOf(2), [detail(dave)]],
  ])('may be more because of %s', (_, queue, details) =>
    expect(countProposals(queue, details, dave)).toEqual({ count: 1, isPartial: true }),
  )

  test('are looked up for at most 20 transactions, those of modules excepted', () => {
    expect(proposalRows(queueOf(30))).toHaveLength(20)
    const ofModule = { ...aPending({ nonce: 1 }), multisig: null }
    expect(proposalRows(queueOf(1, { later: [{ nonce: 1, items: [ofModule] }] }))).toHaveLength(1)
  })
})
