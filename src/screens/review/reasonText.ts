import type { ConfirmReason, ExecuteReason } from '#safe'
import type { Text } from '#ui'
import type { transactionText } from './text.ts'

/** Why confirming or executing is not possible now. */
export type ActionReason = ConfirmReason | ExecuteReason | 'loading'

type Words = Text<keyof (typeof transactionText)['english']>

export const reasonText = (text: Words, reason: ActionReason): string => text(`reason.${reason}`)
