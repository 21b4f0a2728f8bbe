import type { KeyValue } from '#base'
import { createStorage, type Storage } from 'wagmi'

export const storagePrefix = 'wagmi'

// wagmi 3 keeps the requested chains per connector; here they stay under the one name they have always had.
const nameOf = (key: string) => (key.endsWith('.requestedChains') ? `${storagePrefix}.requestedChains` : key)

/** wagmi's storage over a place of ours. Keys are `wagmi.*`; a place that is full or blocked forgets, and nothing breaks. */
export const walletStorage = (storage: KeyValue | undefined): Storage =>
  createStorage({
    key: storagePrefix,
    storage: {
      getItem: (key) => storage?.getItem(nameOf(key)) ?? null,
      setItem: (key, value) => {
        try {
          storage?.setItem(nameOf(key), value)
        } catch {
          // Full, or not allowed: the person connects again next time.
        }
      },
      removeItem: (key) => storage?.removeItem(nameOf(key)),
    },
  })
