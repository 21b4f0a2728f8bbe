import { useEffect, useState } from 'react'
import { sameAddress, type SafeRef } from '#base'

interface Opening {
  /** Different for each time that a Safe is opened. */
  id: number
  at: SafeRef
  /** Say whether a dialog is open that has to stay. */
  onAwaited: (isAwaited: boolean) => void
  isAwaited: boolean
}

/** Milliseconds. An answer takes far less, also on a busy machine. */
const hearing = 2_000

/**
 * The Safe with which an app is open, and for a moment those before: a page that is removed at once
 * never hears the answers to what it asked. One with a dialog stays until that is closed.
 */
export function useLeaving(at: SafeRef): readonly (Opening & { isLeaving: boolean })[] {
  const [open, setOpen] = useState<readonly [Opening, ...Opening[]]>(() => [opening(0, at)])
  const [current, ...last] = open
  function opening(id: number, of: SafeRef): Opening {
    const onAwaited = (isAwaited: boolean) =>
      setOpen((before) => {
        const isNew = (one: Opening) => one.id === id && one.isAwaited !== isAwaited
        if (!before.some(isNew)) return before
        const [first, ...others] = before
        const set = (one: Opening) => (isNew(one) ? { ...one, isAwaited } : one)
        return [set(first), ...others.map(set)]
      })
    return { id, at: of, onAwaited, isAwaited: false }
  }
  const isSame = current.at.chainId === at.chainId && sameAddress(current.at.address, at.address)
  if (!isSame) setOpen([opening(current.id + 1, at), ...open])
  const over = last.filter((one) => !one.isAwaited).map(({ id }) => id)
  const overIds = over.join()
  useEffect(() => {
    if (overIds === '') return
    const timer = setTimeout(
      () =>
        setOpen(([first, ...others]) => [
          first,
          ...others.filter(({ id }) => !overIds.split(',').includes(String(id))),
        ]),
      hearing,
    )
    return () => clearTimeout(timer)
  }, [overIds])
  // The first heading of the page is that of the open one.
  return open.map((one, place) => ({ ...one, isLeaving: place > 0 }))
}
