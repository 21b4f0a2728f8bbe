import { useState } from 'react'
import type { ProofStripProps } from '#ui'

/** What holds of the last result: while it is checked again, nothing changes. */
export const lastResult = <Value>(
  status: ProofStripProps['status'],
  before: Value,
  now: Value,
): Value => (status === 'checking' ? before : now)

/** Same, for what is drawn: what moves or goes away with a result stays until the next one. */
export function useLastResult(status: ProofStripProps['status'], now: boolean): boolean {
  const [before, setBefore] = useState(now)
  const last = lastResult(status, before, now)
  if (last !== before) setBefore(last)
  return last
}
