import { useMemo } from 'react'
import type { TransactionDetail } from '#domain'
import type { LookAlike } from '#safe/suspicion'
import { useLookAlikes } from '#screens/common/suspicions'
import type { VerificationResult } from './useVerification.ts'

/**
 * The addresses of a transaction that could be mistaken for accounts that the user knows, wherever
 * they are: in its description, its effects, its arguments, or its bytes. Loads the accounts that
 * the Safe paid: a link may open a proposal on a device that has no data yet.
 */
export function useReviewLookAlikes(
  detail: TransactionDetail | undefined,
  verification: VerificationResult | undefined,
): readonly LookAlike[] {
  const { lookAlikesIn } = useLookAlikes(detail?.at, true)
  const review = verification?.review
  const effect = review === 'checking' ? undefined : review?.effect
  return useMemo(
    () => lookAlikesIn([detail?.action, detail?.tx, detail?.decoded, effect]),
    [lookAlikesIn, detail?.action, detail?.tx, detail?.decoded, effect],
  )
}
