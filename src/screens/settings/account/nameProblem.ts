import { GatewayHttpError } from '#gateway'
import type { AccountNameProblem } from './accountName.ts'

/** The problem with an account's name: by the known limits, or as the gateway says. */
export type NameProblem =
  | { why: AccountNameProblem | 'required' }
  | { why: 'declined'; detail: string }

/** A gateway error about the name; undefined if it's about something else. */
export function nameProblemOf(error: unknown, name: string): NameProblem | undefined {
  if (!(error instanceof GatewayHttpError) || error.status !== 422 || !error.path.includes('name'))
    return undefined
  return name.trim() === '' ? { why: 'required' } : { why: 'declined', detail: error.detail ?? '' }
}
