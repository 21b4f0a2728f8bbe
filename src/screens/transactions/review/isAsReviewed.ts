import { digest } from '#queries'
import type { Review } from '#signing'

/**
 * Whether a repeated review says the same as the shown one. A review can change while the signed
 * hash stays: what a call does, its risks, who owns the Safe, or the decimals of an amount.
 */
export const isAsReviewed = (shown: Review, now: Review): boolean => said(shown) === said(now)

const said = ({
  verification,
  effect,
  risks,
  isFullyKnown,
  tokens,
  signable,
  safe,
}: Review): string =>
  digest([
    signable?.hash,
    verification.status,
    verification.checks.flatMap(({ id, status }) => (status === 'ok' ? [] : [[id, status]])),
    effect,
    risks,
    isFullyKnown,
    safe.owners,
    safe.threshold,
    tokens.map(({ token, name, symbol, decimals }) => [token, name, symbol, decimals]),
  ])
