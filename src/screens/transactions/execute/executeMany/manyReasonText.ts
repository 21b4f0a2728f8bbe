import type { Text } from '#ui'
import { reasonText, transactionText } from '#screens/common/signing'
import { executeText } from '../text.ts'
import type { ManyReason } from './reviewedExecution.ts'

/** Why they can't be executed together. */
export function manyReasonText(
  text: Text<keyof (typeof transactionText)['english']>,
  own: Text<keyof (typeof executeText)['english']>,
  reason: ManyReason,
): string {
  switch (reason) {
    case 'none':
    case 'tooMany':
    case 'gap':
    case 'sameNonce':
    case 'afterChange':
    case 'noGasLimit':
    case 'noExecutor':
    case 'noNode':
      return own(`many.reason.${reason}`)
    default:
      return reasonText(text, reason)
  }
}
