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
 * The Safe with which an app is open, and for a moment those before: a page that is removed at once
 * never hears the answers to what it asked.
 */
export function useLeaving(at: SafeRef): readonly (Opening & { isLeaving: boolean })[] {
  const [open, setOpen] = useState<readonly [Opening, ...Opening[]]>(() => [{ id: 0, at }])
  const [current, ...last] = open
  const isSame = current.at.chainId === at.chainId && sameAddress(current.at.address, at.address)
  if (!isSame) setOpen([{ id: current.id + 1, at }, ...open])
  const isOver = last.length > 0
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => setOpen(([first]) => [first]), hearing)
    return () => clearTimeout(timer)
  }, [isOver, current.id])
  // The first heading of the page is that of the open one.
  return open.map((one, place) => ({ ...one, isLeaving: place > 0 }))
}
