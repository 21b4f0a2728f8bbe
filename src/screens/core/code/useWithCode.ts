import { useCallback } from 'react'
import { type LazyModule, useText, useToast } from '#ui'
import { codeText } from './text.ts'

/** Runs an action once its code is loaded, or reports that it couldn't be. */
export function useWithCode(): (part: LazyModule<unknown>, then: () => void) => void {
  const text = useText(codeText)
  const toast = useToast()
  return useCallback(
    (part, then) =>
      void part.load().then(then, () => toast.show({ tone: 'failed', title: text('notLoaded') })),
    [text, toast],
  )
}
