import { useEffect, useState } from 'react'
import { sameAddress, type SafeRef } from '#base'

interface Opening {
  /** Different for each time that a Safe is opened. */
  id: number
  at: SafeRef
}

/** Milliseconds. A response takes far less, even on a busy machine. */
const hearing = 2_000

/**
 * The Safe with which an app is open, and briefly the previous ones: a page that is removed
 * immediately never receives the responses to its requests.
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
  // The page's first heading is the one of the open Safe.
  return open.map((one, place) => ({ ...one, isLeaving: place > 0 }))
}
