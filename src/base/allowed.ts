/**
 * Whether an action is allowed, or the reason why not. Button, tooltip, page and test all read the
 * same answer.
 */
export type Allowed<Reason extends string> = { allowed: true } | { allowed: false; reason: Reason }

export const yes = { allowed: true } as const

export const no = <const Reason extends string>(
  reason: Reason,
): { allowed: false; reason: Reason } => ({ allowed: false, reason })
