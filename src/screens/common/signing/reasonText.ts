import type { ConfirmReason, ExecuteReason } from '#safe'
import type { Text } from '#ui'
import type { transactionText } from './text.ts'

/** Why an action is disabled. `unpackable`: its signatures can't be put into one call. */
export type ActionReason = ConfirmReason | ExecuteReason | 'loading' | 'unpackable'

type Words = Text<keyof (typeof transactionText)['english']>

export const reasonText = (text: Words, reason: ActionReason): string => text(`reason.${reason}`)
