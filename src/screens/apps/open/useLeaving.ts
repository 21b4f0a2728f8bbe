import { useEffect, useState } from 'react'
import { sameAddress, type SafeRef } from '#base'

interface Opening {
  /** Different for each time that a Safe is opened. */
  id: number
  at: SafeRef
}

/** Milliseconds. An answer takes far less, also on a busy machine. */
const hearing = 2_000

/**
 * The Safe with which an app is open, and for a moment the one before: a page that is removed at
 * once never hears the answers to what it asked.
 */
export function useLeaving(at: SafeRef): readonly (Opening & { isLeaving: boolean })[] {
  const [{ current, last }, setOpen] = useState<{ current: Opening; last: Opening | undefined }>({
    current: { id: 0, at },
    last: undefined,
  })
  const isSame = current.at.chainId === at.chainId && sameAddress(current.at.address, at.address)
  if (!isSame) setOpen({ current: { id: current.id + 1, at }, last: current })
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(
      () => setOpen((open) => (open.last === last ? { ...open, last: undefined } : open)),
      hearing,
    )
    return () => clearTimeout(timer)
  }, [last])
  // The first heading of the page is that of the open one.
  return [{ ...current, isLeaving: false }, ...(last ? [{ ...last, isLeaving: true }] : [])]
}
