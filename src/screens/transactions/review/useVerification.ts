import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sameAddress } from '#base'
import type { TransactionDetail } from '#domain'
import { safeQuery, transactionQuery } from '#queries'
import { withUnknownSpenders } from '#safe'
import type { Proposal, Review, SafeTransaction, Unproven } from '#signing'
import { useEnvironment } from '#screens/core/environment'
import { contactAt, useNames } from '#screens/core/names'
import { inTime } from '#screens/common/signing'
import { needsEndpoint } from './needsEndpoint.ts'
import { isAsReviewed } from './isAsReviewed.ts'
import { isRequested } from './isRequested.ts'
import { isMultisig, reportedSafe } from './prepareInput.ts'
import { isBeforeReport, type LookUp, verificationQuery } from './verificationQuery.ts'

/**
 * A repeated review. `unread`: the chain couldn't be read, or not in time. undefined: it says
 * something other than what is shown.
 */
export type ReviewAgain = Review | 'unread' | undefined

export interface VerificationResult {
  /** `checking` while the chain is being read. */
  review: Review | 'checking'
  /**
   * What couldn't be read, so the transaction can't be verified: the gateway's Safe, or the chain
   * and why.
   */
  failed: 'safe' | Unproven | null
  /** Repeats the failed request. */
  retry: (() => void) | undefined
  /**
   * Reads the chain once more, right before something is signed or sent. If the review isn't the
   * same anymore, the new one is shown; if the chain can't be read in time, `failed` says so.
   */
  recheck: () => Promise<ReviewAgain>
}

const isDraft = (
  detail: TransactionDetail | undefined,
): detail is TransactionDetail & SafeTransaction => Boolean(detail?.tx && !detail.multisig)

/**
 * Verifies a multisig transaction: compares what is displayed with its signed fields, its
 * signatures and the chain. undefined for transactions that owners don't sign.
 * @param proposal the proposal that the next signature makes
 * @param isShared whether it came without a gateway: then the chain alone is enough, and the
 * gateway's report of the Safe is compared once it responds
 */
export function useVerification(
  detail: TransactionDetail | undefined,
  proposal?: Proposal,
  isShared = false,
): VerificationResult | undefined {
  const { gateway, reader } = useEnvironment()
  const at = detail?.at ?? { chainId: '0', address: '0x' as const }
  const signed = isMultisig(detail) || (proposal && isDraft(detail)) ? detail : undefined
  const safe = useQuery({ ...safeQuery(gateway, at), enabled: signed !== undefined })
  // A gateway that fails reports nothing, whatever it said in an earlier visit.
  const answer = isShared && !(safe.isSuccess && safe.isFetched) ? undefined : safe.data
  const reported = answer && reportedSafe(answer)
  const node = reader(at.chainId)
  const queries = useQueryClient()
  const input = { detail: signed, reported, proposal }
  const lookUp: LookUp = async (other, hash) => {
    const { select, ...query } = transactionQuery(gateway, other, hash)
    const found = select?.(await queries.fetchQuery(query))
    return found?.tx && isRequested(found, other, hash)
      ? { tx: found.tx, confirmations: found.multisig?.confirmations ?? [] }
      : null
  }
  const query = verificationQuery({ queries, lookUp }, node, at, input)
  const review = useQuery({
    ...query,
    // Cached data of an earlier visit is not used for verification.
    enabled: signed !== undefined && (isShared || (reported !== undefined && safe.isFetched)),
    // The gateway's response adds comparisons; until they are made, the chain's responses stay.
    placeholderData: (before: Review | undefined, earlier) =>
      isShared && isBeforeReport(earlier?.queryKey, node, at, input) ? before : undefined,
  })
  const shown = useWithSpenders(review.data, at.chainId)
  // A node took too long: its earlier response doesn't count until it responds.
  const [late, setLate] = useState<{ since: number; isAskedAgain?: boolean }>()
  const since = answersTo(queries.getQueryState(query.queryKey))
  const isLate = late?.since === since
  const readAgain = async () => {
    const again = await inTime(review.refetch())
    if (!again) setLate({ since: answersTo(queries.getQueryState(query.queryKey)) })
    return again
  }
  if (!signed) return undefined
  const safeFailed = !isShared && safe.data === undefined && safe.isError && !safe.isFetching
  const unread = isLate && !late.isAskedAgain ? 'unreachable' : unreadBy(review)
  // Retrying doesn't change who chose the node.
  const isFailure = unread !== null && !needsEndpoint(unread)
  return {
    review: (isLate ? undefined : shown) ?? 'checking',
    failed: safeFailed ? 'safe' : unread,
    retry:
      safeFailed || isFailure
        ? () => {
            if (safeFailed) void safe.refetch()
            if (!isFailure) return
            if (isLate) setLate({ since, isAskedAgain: true })
            void readAgain()
          }
        : undefined,
    recheck: async () => {
      const again = await readAgain()
      // After an error, `data` is from the previous read.
      if (!again?.data || again.isError) return 'unread'
      const { data } = again
      if (data.unread !== null && data.unread !== review.data?.unread) return 'unread'
      return review.data && isAsReviewed(review.data, data) ? data : undefined
    },
  }
}

/** How often the node has responded, or failed to. */
const answersTo = (state?: { dataUpdateCount: number; errorUpdateCount: number }): number =>
  (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)

/** Why nothing was checked; null while it's being read, and if it was. */
const unreadBy = ({
  data,
  isError,
  isFetching,
}: Pick<UseQueryResult<Review>, 'data' | 'isError' | 'isFetching'>): Unproven | null =>
  isFetching ? null : isError ? 'unreachable' : (data?.unread ?? null)

/** A review with the dangers that depend on which accounts the user knows. */
function useWithSpenders(review: Review | undefined, chainId: string): Review | undefined {
  const { contacts, you } = useNames()
  return useMemo(
    () =>
      review && {
        ...review,
        risks: withUnknownSpenders(
          review.effect,
          review.risks,
          (account) =>
            sameAddress(account, you) ||
            review.safe.owners.some((owner) => sameAddress(owner, account)) ||
            contactAt(contacts, account, chainId) !== undefined,
        ),
      },
    [review, contacts, you, chainId],
  )
}
