import type { KeyValue } from '#base'
import { createStorage, type Storage } from 'wagmi'

export const storagePrefix = 'wagmi'

// wagmi 3 stores the requested chains per connector; this keeps them under their former key.
const nameOf = (key: string) => (key.endsWith('.requestedChains') ? `${storagePrefix}.requestedChains` : key)

/** wagmi's storage on top of a key-value store. Keys are `wagmi.*`; a full or blocked store is ignored. */
export const walletStorage = (storage: KeyValue | undefined): Storage =>
  createStorage({
    key: storagePrefix,
    storage: {
      getItem: (key) => storage?.getItem(nameOf(key)) ?? null,
      setItem: (key, value) => {
        try {
          storage?.setItem(nameOf(key), value)
        } catch {
          // Storage is full or blocked: the user connects again next time.
        }
      },
      removeItem: (key) => storage?.removeItem(nameOf(key)),
    },
  })
