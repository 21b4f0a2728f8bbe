export { type ActionContext, actionOf } from './actionOf.ts'
export { ConflictNotice } from './ConflictNotice.tsx'
export { DecodedFields } from './DecodedFields.tsx'
export { DelegateNotice } from './DelegateNotice.tsx'
export { EffectList } from './EffectList.tsx'
export { draftIntentOf, intentOf } from './IntentOf.tsx'
export { isRequested } from './isRequested.ts'
export { limitPeriod } from './limitPeriod.ts'
export { needsEndpoint } from './needsEndpoint.ts'
export { PartyItem } from './PartyItem.tsx'
export type { SharedReview } from './pendingFromShared.ts'
export { isMultisig, type ProposedTransaction, reportedSafe } from './prepareInput.ts'
export { Proof, type ShownProof } from './Proof.tsx'
export { ReviewBody } from './ReviewBody.tsx'
export { ReviewSummary } from './ReviewSummary.tsx'
export { RiskAgreement, useAgreement } from './RiskAgreement.tsx'
export { RiskNotices } from './RiskNotices.tsx'
export { ownSignatures, sharedFrom, sharedFromEntry } from './sharedFrom.ts'
export { sharedPath, sharedUrl } from './sharedUrl.ts'
export { shownReview, type ShownReview } from './shownReview.ts'
export { CalledFields, SignedFields } from './SignedFields.tsx'
export { UntrustedNotice } from './UntrustedNotice.tsx'
export { useLimitText } from './useLimitText.ts'
export { useReviewLookAlikes } from './useReviewLookAlikes.ts'
export { useErc20s, useTokenReading, useTokens } from './useTokens.ts'
export { type TokenWords, useTokenWords } from './useTokenWords.ts'
export {
  type Conflicts,
  isContractOwner,
  type TransactionReview,
  useConflicts,
  useQueuedNonces,
  useReviewOf,
  useTransactionReview,
} from './useTransactionReview.ts'
export { useVerification, type VerificationResult } from './useVerification.ts'
export { withContractSymbol } from './withContractSymbol.ts'
