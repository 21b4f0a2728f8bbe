import { type Address, sameAddress } from '#base'
import type { Queue, TransactionDetail, TransactionItem } from '#domain'

/** How many pending transactions an account proposed. */
export interface OwnProposals {
  count: number
  /** Whether there may be more of them. */
  isPartial: boolean
}

/** How many transactions are looked at: a request each. */
const most = 20

/** The pending transactions whose proposer is looked up. */
export const proposalRows = ({
  next,
  later,
}: Pick<Queue, 'next' | 'later'>): readonly TransactionItem[] =>
  [...next, ...later]
    .flatMap(({ items }) => items)
    .filter(({ multisig }) => multisig !== null)
    .slice(0, most)

/**
 * Counts an account's own proposals. The lists don't name the proposer, so `details` has those of
 * {@link proposalRows}; undefined for one that couldn't be loaded.
 */
export function countProposals(
  queue: Pick<Queue, 'next' | 'later' | 'unreadable' | 'hasMore'>,
  details: readonly (Pick<TransactionDetail, 'multisig'> | undefined)[],
  account: Address,
): OwnProposals {
  const all = [...queue.next, ...queue.later].flatMap(({ items }) => items)
  const proposers = details.map((detail) => {
    const { delegate, proposer } = detail?.multisig ?? {}
    return delegate?.address ?? proposer?.address
  })
  return {
    count: proposers.filter((one) => sameAddress(one, account)).length,
    isPartial:
      queue.hasMore ||
      queue.unreadable.length > 0 ||
      all.filter(({ multisig }) => multisig !== null).length > details.length ||
      details.includes(undefined),
  }
}
