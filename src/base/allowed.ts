/**
 * Whether an action is allowed, or the reason why not. Shared by button, tooltip, page, and test.
 */
export type Allowed<Reason extends string> = { allowed: true } | { allowed: false; reason: Reason }

export const yes = { allowed: true } as const

export const no = <const Reason extends string>(
  reason: Reason,
): { allowed: false; reason: Reason } => ({ allowed: false, reason })
