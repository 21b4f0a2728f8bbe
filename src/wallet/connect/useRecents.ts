import { type KeyValue } from '#base'
import { useCallback, useState } from 'react'
import { forgetWallets, recentWallets } from '../recent/recentWallets.ts'

const none: readonly string[] = []

/**
 * The recently used wallets as of the last reading, and a function to clear them. None without a storage.
 * @param reading changes whenever they must be read again; undefined while they are not needed
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
