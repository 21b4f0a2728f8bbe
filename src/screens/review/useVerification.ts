import { useQuery } from '@tanstack/react-query'
import type { TransactionDetail } from '#domain'
import { safeKey, safeQuery } from '#queries'
import { prepare, type Proposal, type ReadFailure, type Review, type SafeTransaction } from '#signing'
import { useEnvironment } from '../environment.tsx'
import { chainPort } from './chainPort.ts'
import { isMultisig, prepareInput, reportedSafe } from './prepareInput.ts'

export interface VerificationResult {
  /** `checking` while the chain is being read. */
  review: Review | 'checking'
  /** What couldn't be read, so the transaction can't be verified: the gateway's Safe, or the chain and why. */
  failed: 'safe' | ReadFailure | null
  /** Repeats the failed request. */
  retry: (() => void) | undefined
  /** Reads the chain once more, right before something is signed or sent; undefined if that isn't possible. */
  recheck: () => Promise<Review | undefined>
}

const isDraft = (detail: TransactionDetail | undefined): detail is TransactionDetail & SafeTransaction => Boolean(detail?.tx && !detail.multisig)

/**
 * Verifies a multisig transaction: compares what is displayed with its signed fields, its signatures and the chain. undefined for transactions that owners don't sign.
 * @param proposal of a transaction that the first signature proposes
 */
export function useVerification(detail: TransactionDetail | undefined, proposal?: Proposal): VerificationResult | undefined {
  const { gateway, client } = useEnvironment()
  const at = detail?.at ?? { chainId: '0', address: '0x' as const }
  const signed = isMultisig(detail) || (proposal && isDraft(detail)) ? detail : undefined
  const safe = useQuery({ ...safeQuery(gateway, at), enabled: signed !== undefined })
  const reported = safe.data && reportedSafe(safe.data)
  const node = client(at.chainId)
  const review = useQuery({
    queryKey: [...safeKey(at), 'review', detail?.id, { detail, reported, proposal }] as const,
    queryKeyHashFn: (key) => JSON.stringify(key, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
    // Cached data of an earlier visit is not used for verification.
    enabled: signed !== undefined && reported !== undefined && safe.isFetched,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    queryFn: () => {
      if (!signed || !reported) throw new Error('There is nothing to verify.')
      return prepare(node && chainPort(node), { ...prepareInput(signed, reported), ...(proposal && { proposal }) })
    },
  })
  if (!signed) return undefined
  const safeFailed = safe.data === undefined && safe.isError && !safe.isFetching
  const unread = review.isFetching ? null : review.isError ? 'unreachable' : (review.data?.unread ?? null)
  return {
    review: review.data ?? 'checking',
    failed: safeFailed ? 'safe' : unread,
    retry:
      safeFailed || unread
        ? () => {
            if (safeFailed) void safe.refetch()
            if (unread) void review.refetch()
          }
        : undefined,
    recheck: async () => (await review.refetch()).data,
  }
}
