import { sameAddress } from '#base'
import type { SpendingLimit } from '#chain'

type LimitKey = Pick<SpendingLimit, 'module' | 'delegate' | 'token'>

/** Whether two are the same limit, whatever remains of it. */
export const isSameLimit = (a: LimitKey, b: LimitKey): boolean =>
  sameAddress(a.module, b.module) &&
  sameAddress(a.delegate, b.delegate) &&
  sameAddress(a.token, b.token)
