import { type KeyValue } from '#base'
import { useState } from 'react'
import { forgetWallets, recentWallets } from '../recent/recentWallets.ts'

/** The wallets that were connected before, as they were when the dialog opened, and the way to forget them. Without a place where they are kept there is none. */
export function useRecents(open: boolean, storage: KeyValue | undefined): { recent: readonly string[]; forget: () => void } {
  const [read, setRead] = useState<{ open: boolean; ids: readonly string[] }>({ open: false, ids: [] })
  if (open !== read.open) setRead({ open, ids: open && storage ? recentWallets(storage) : [] })
  return {
    recent: read.ids,
    forget: () => {
      if (storage) forgetWallets(storage)
      setRead({ open, ids: [] })
    },
  }
}
