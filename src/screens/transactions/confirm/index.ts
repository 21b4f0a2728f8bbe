export { confirmState, isKeptBack, signingFlow, signingStart } from './confirmFlow.ts'
export { type Draft, proposalOf } from './draft.ts'
export {
  SignedRequestDialog,
  type SignedRequestDialogProps,
} from './request/SignedRequestDialog.tsx'
export { type SignedRequest, useSignedRequest } from './request/useSignedRequest.ts'
export { confirmText } from './text.ts'
export { failureOf } from './useConfirm.ts'
export { useReportLateOutcome } from './useReportLateOutcome.ts'
