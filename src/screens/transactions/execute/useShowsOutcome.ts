import { useCallback, useEffect, useRef } from 'react'
import type { ExecuteState } from './executeFlow.ts'

/**
 * Returns whether the dialog tells how the execution ends: while it is open, and for good once it
 * has.
 */
export function useShowsOutcome(step: ExecuteState['step']): () => boolean {
  const showsOutcome = useRef(true)
  const isOver = step === 'done' || step === 'failed'
  useEffect(() => {
    showsOutcome.current = true
    return () => {
      showsOutcome.current = isOver
    }
  }, [isOver])
  return useCallback(() => showsOutcome.current, [])
}
