import { useEffect, useState } from 'react'

/** How long a copy button shows its confirmation, in milliseconds. */
export const copiedFor = 1500

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies text and reports the result for {@link copiedFor} ms. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<boolean>] {
  const [{ state, turn }, setResult] = useState<{ state: CopyState; turn: number }>({
    state: 'idle',
    turn: 0,
  })
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setResult({ state: 'idle', turn }), copiedFor)
    return () => clearTimeout(timer)
  }, [state, turn])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setResult((last) => ({ state: 'copied', turn: last.turn + 1 }))
      return true
    } catch {
      // No permission, or not a secure context.
      setResult((last) => ({ state: 'failed', turn: last.turn + 1 }))
      return false
    }
  }
  return [state, copy]
}
