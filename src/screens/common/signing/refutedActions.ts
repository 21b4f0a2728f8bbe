import type { Text } from '#ui'
import type { SigningAction } from './SigningDialog.tsx'
import type { transactionText } from './text.ts'

/** The buttons for something that a check refutes: it can only be reported or left. */
export const refutedActions = (
  details: string,
  onClose: () => void,
  text: Text<keyof (typeof transactionText)['english']>,
): readonly SigningAction[] => [
  { label: text('differs.copy'), copies: details, isText: true },
  { label: text('close'), variant: 'primary', onPress: onClose },
]
