/** The one answer to "may I?": allowed, or a reason that button, tooltip, page and test all read. */
export type Allowed<Reason extends string> = { allowed: true } | { allowed: false; reason: Reason }

export const yes = { allowed: true } as const

export const no = <const Reason extends string>(reason: Reason): { allowed: false; reason: Reason } => ({ allowed: false, reason })
