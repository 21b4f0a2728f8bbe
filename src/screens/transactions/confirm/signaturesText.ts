import type { Text } from '#ui'
import type { ConfirmActionsInput } from './confirmActionsInput.ts'
import type { confirmText } from './text.ts'

/** Whether execution is offered as well: otherwise signing costs nothing. */
export const offersExecution = ({
  isLast = false,
  allowed,
  confirmMethod = 'sign',
}: Pick<ConfirmActionsInput, 'isLast' | 'allowed' | 'confirmMethod'>): boolean =>
  isLast &&
  confirmMethod === 'sign' &&
  (allowed.allowed || allowed.reason === 'checking' || allowed.reason === 'wrongChain')

/** Which signature it is, and what follows from it. */
export function signaturesText(
  text: Text<keyof (typeof confirmText)['english']>,
  input: Pick<
    ConfirmActionsInput,
    'isLast' | 'allowed' | 'confirmMethod' | 'delegator' | 'submitted' | 'required'
  >,
): string {
  const { confirmMethod, delegator, submitted, required } = input
  if (confirmMethod === 'approve') return text('approve.text')
  if (delegator !== undefined) return text('propose.delegate', { name: delegator })
  if (submitted + 1 < required) return text('confirm.text', { next: submitted + 1, required })
  return offersExecution(input)
    ? text('confirm.lastExecutes', {
        execute: text('confirm.signAndExecute'),
        sign: text('confirm.signOnly'),
      })
    : text('confirm.last')
}
