import { type KeyValue } from '#base'
import { useCallback, useState } from 'react'
import { forgetWallets, recentWallets } from '../recent/recentWallets.ts'

const none: readonly string[] = []

/**
 * The wallets that were connected before, as they were at a reading, and the way to forget them. Without a place where they are kept there is none.
 * @param reading changes whenever they are to be read again; undefined while nobody wants them
 */
export function useRecents(reading: number | undefined, storage: KeyValue | undefined): { recent: readonly string[]; forget: () => void } {
  const [read, setRead] = useState<{ reading: number | undefined; ids: readonly string[] }>({ reading: undefined, ids: none })
  if (reading !== read.reading) setRead({ reading, ids: reading !== undefined && storage ? recentWallets(storage) : none })
  const forget = useCallback(() => {
    if (storage) forgetWallets(storage)
    setRead((now) => ({ ...now, ids: none }))
  }, [storage])
  return { recent: read.ids, forget }
}
