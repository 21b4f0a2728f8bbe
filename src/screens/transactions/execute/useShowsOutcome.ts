import { useCallback, useEffect, useRef } from 'react'
import type { ExecuteState } from './executeFlow.ts'

/**
 * Returns whether the dialog reports the execution's outcome: while it is open, and from then on
 * once it has.
 */
export function useShowsOutcome(
  step: ExecuteState['step'] | 'relaying' | 'notCreated',
): () => boolean {
  const showsOutcome = useRef(true)
  const isOver = step === 'done' || step === 'failed' || step === 'notCreated'
  useEffect(() => {
    showsOutcome.current = true
    return () => {
      showsOutcome.current = isOver
    }
  }, [isOver])
  return useCallback(() => showsOutcome.current, [])
}
