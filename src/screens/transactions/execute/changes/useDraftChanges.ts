import type { Address, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import type { Review } from '#signing'
import { type ShownChanges, useChanges } from './useChanges.ts'

const nowhere = { chainId: '0', address: '0x' } as const

/**
 * What a transaction would change for the Safe if it were executed now, with all signatures.
 * `loading` until it is verified; an unverified transaction isn't simulated.
 */
export function useDraftChanges(
  detail: TransactionDetail | undefined,
  review: Review | undefined,
  chain: ChainSummary | undefined,
  account: Address | undefined,
): ShownChanges | undefined {
  const { hash } = review?.signable ?? {}
  const tx = hash && detail?.tx
  const changes = useChanges(
    detail?.at ?? nowhere,
    chain,
    tx && review ? { draft: { tx, safe: review.safe, account } } : undefined,
  )
  // Its space is reserved while the transaction is being verified.
  return review && !hash ? undefined : changes
}
