export {
  FailureNotice,
  failureSentence,
  type ShownFailure,
  signedSentence,
} from './FailureNotice.tsx'
export { LoadingDialogView } from './LoadingDialogView.tsx'
export { type ActionReason, reasonText } from './reasonText.ts'
export { type ShownSigned, signedOf } from './signedOf.ts'
export { transactionText } from './text.ts'
