import type { DelayModule } from '#base'
import { useEffect, useState } from 'react'
import { nextChange, recoveriesOf, type Recovery } from '#screens/transactions/skippedQueue'

/** The longest delay that browsers support for a timer. */
const longestTimer = 2 ** 31 - 1

/** The queue with its current state, updated at the moment it changes. */
export function useRecoveries(modules: readonly DelayModule[]): readonly Recovery[] {
  const [now, setNow] = useState(Date.now)
  const recoveries = recoveriesOf(modules, now)
  const next = nextChange(recoveries)
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.max(0, Math.min(next - Date.now(), longestTimer)),
    )
    return () => clearTimeout(timer)
  }, [next, now])
  return recoveries
}
