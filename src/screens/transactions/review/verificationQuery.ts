import type { QueryClient } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { checkKey, type CheckNode, checkQuery, digest, safeKey } from '#queries'
import type { ReportedSafe } from '#safe'
import {
  prepare,
  type PrepareInput,
  type Proposal,
  type Review,
  type SafeTransaction,
} from '#signing'
import { chainPort } from '#screens/core/ports'
import { prepareInput } from './prepareInput.ts'

/** The input of a verification, apart from the chain. */
export interface Verified {
  /** undefined: there is nothing to verify yet. */
  detail: (TransactionDetail & SafeTransaction) | undefined
  /** The Safe as the gateway reports it; undefined if it doesn't, or hasn't responded yet. */
  reported: ReportedSafe | undefined
  /** The proposal that the next signature makes. */
  proposal: Proposal | undefined
}

/**
 * Milliseconds for which a verified transaction is shown as verified when its page is reopened,
 * while its verification is repeated, as on a page that stays open.
 */
const shownAgain = 30_000

/** Finds a transaction of another Safe by its hash, against which it is checked. */
export type LookUp = NonNullable<PrepareInput['lookUp']>

/** The verification of exactly this transaction, not of another one with the same hash. */
export const verificationQuery = (
  { queries, lookUp }: { queries: QueryClient; lookUp?: LookUp },
  node: CheckNode,
  at: SafeRef,
  input: Verified,
) => ({
  ...checkQuery([...safeKey(at), 'review'], node, input, async (through, checked) => {
    const review = await verify(through, checked, lookUp)
    // Only complete verifications are kept: incomplete ones are never shown again.
    if (review.verification.status === 'verified')
      queries.setQueryData(verifiedKey(through, at, checked), review)
    return review
  }),
  staleTime: 0,
  initialData: () => recentReview(queries, verifiedKey(node, at, input)),
})

const verifiedKey = (node: CheckNode, at: SafeRef, input: Verified) =>
  checkKey([...safeKey(at), 'verified'], node, input)

/** Whether a key is that of the same verification before the gateway reported the Safe. */
export const isBeforeReport = (
  key: readonly unknown[] | undefined,
  node: CheckNode,
  at: SafeRef,
  input: Verified,
): boolean =>
  digest(key) ===
  digest(checkKey([...safeKey(at), 'review'], node, { ...input, reported: undefined }))

async function verify(
  node: CheckNode,
  { detail, reported, proposal }: Verified,
  lookUp: LookUp | undefined,
): Promise<Review> {
  if (!detail) throw new Error('There is nothing to verify.')
  return prepare(node && chainPort(node.nodes ?? node.client, node.isIndependent), {
    ...prepareInput(detail, reported ?? null),
    ...(proposal && { proposal }),
    ...(lookUp && { lookUp }),
  })
}

function recentReview(queries: QueryClient, key: readonly unknown[]): Review | undefined {
  const state = queries.getQueryState<Review>(key)
  return state && Date.now() - state.dataUpdatedAt < shownAgain ? state.data : undefined
}
