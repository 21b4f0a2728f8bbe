export { AddedView } from './AddedView.tsx'
export { AddressField, isUrgentProblem } from './AddressField.tsx'
export { AmountHint } from './AmountHint.tsx'
export { sendButtonText } from './buttonText.ts'
export { checkNonce, type KnownNonces, type NonceCheck } from './checkNonce.ts'
export { findLibrary } from './findLibrary.ts'
export { NonceField, type NonceFieldProps } from './NonceField.tsx'
export {
  type AmountProblem,
  isShownWhileTyping,
  readTypedAmount,
  type TypedAmount,
} from './readTypedAmount.ts'
export { SendButton, type SendButtonProps } from './SendButton.tsx'
export { longestNote, sendable, tokenOf } from './sendForm.ts'
export { tokenOptions } from './tokenOptions.ts'
export { useKnownNonces } from './useKnownNonces.ts'
export { type Send, useSend } from './useSend.tsx'
