import { useCallback, useEffect, useRef } from 'react'
import type { ExecuteState } from './executeFlow.ts'

/**
 * Returns whether the dialog tells how the execution ends: while it is open, and for good once it
 * has.
 */
export function useIsTold(step: ExecuteState['step']): () => boolean {
  const isTold = useRef(true)
  const isOver = step === 'done' || step === 'failed'
  useEffect(() => {
    isTold.current = true
    return () => {
      isTold.current = isOver
    }
  }, [isOver])
  return useCallback(() => isTold.current, [])
}
