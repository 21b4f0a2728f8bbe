import { useCallback, useState } from 'react'
import type { RecentWallets } from '../recent/recentWallets.ts'

const none: readonly string[] = []

/**
 * The recently used wallets as of the last reading, and a function to clear them. None if they are
 * disabled.
 * @param reading changes whenever they must be read again; undefined while they are not needed
 */
export function useRecents(
  reading: number | undefined,
  recents: RecentWallets | undefined,
): { recent: readonly string[]; forget: () => void } {
  const [read, setRead] = useState<{ reading: number | undefined; ids: readonly string[] }>({
    reading: undefined,
    ids: none,
  })
  if (reading !== read.reading)
    setRead({ reading, ids: reading === undefined ? none : (recents?.get() ?? none) })
  const forget = useCallback(() => {
    recents?.update(() => none)
    setRead((now) => ({ ...now, ids: none }))
  }, [recents])
  return { recent: read.ids, forget }
}
