import type { ExecuteManyReason } from '#safe'
import type { Text } from '#ui'
import type { RowState } from '#screens/common/rows'
import type { queueText } from './text.ts'

const known = [
  'noWallet',
  'notOwner',
  'nonceTooHigh',
  'nonceUsed',
  'unsupportedVersion',
  'checking',
  'complete',
  'notEnoughSignatures',
  'walletIsSafe',
  'processing',
  'submitting',
  'executed',
  'none',
  'tooMany',
  'gap',
  'sameNonce',
  'afterChange',
] as const
type RowReason =
  | Extract<NonNullable<RowState['action']>['may'], { allowed: false }>['reason']
  | ExecuteManyReason

const isKnown = (reason: string): reason is (typeof known)[number] =>
  (known as readonly string[]).includes(reason)

/** Why a row's button is disabled, in a few words: it is displayed next to the button. */
export const reasonText = (
  text: Text<keyof (typeof queueText)['english']>,
  reason: RowReason,
  safeNonce = 0,
): string => text(isKnown(reason) ? `reason.${reason}` : 'reason.other', { nonce: safeNonce })
