import { type KeyValue, readText, removeText, writeText } from '#base'
import { createStorage, type Storage } from 'wagmi'

const storagePrefix = 'wagmi'
const storeKey = `${storagePrefix}.store`

// wagmi 3 stores the requested chains per connector; this keeps them under their former key.
const nameOf = (key: string) =>
  key.endsWith('.requestedChains') ? `${storagePrefix}.requestedChains` : key

/** A connector of the last visit, as wagmi stores it. */
interface StoredConnector {
  id: string
  name: string
  type: string
}

/**
 * The connectors in wagmi's stored state; undefined if any part of the state is damaged, because
 * wagmi would use it unchecked.
 */
export function storedConnectors(
  storage: KeyValue | undefined,
): readonly StoredConnector[] | undefined {
  try {
    const { current, connections } = JSON.parse(readText(storeKey, storage) ?? '').state
    const kept: [string, { accounts: string[]; chainId: number; connector: StoredConnector }][] =
      connections.value
    const texts = kept.flatMap(([uid, { accounts, connector }]) => [
      uid,
      connector.id,
      connector.name,
      connector.type,
      ...accounts,
    ])
    const isWhole =
      connections.__type === 'Map' &&
      [...texts, current === null ? '' : current].every((one) => typeof one === 'string') &&
      kept.every(
        ([, { accounts, chainId }]) =>
          Array.isArray(accounts) && Number.isSafeInteger(chainId) && chainId > 0,
      )
    return isWhole ? kept.map(([, { connector }]) => connector) : undefined
  } catch {
    return undefined
  }
}

/**
 * wagmi's storage on top of a key-value store. Keys are `wagmi.*`. A full or blocked store counts
 * as empty: the user connects again next time.
 */
export const walletStorage = (storage: KeyValue | undefined): Storage =>
  createStorage({
    key: storagePrefix,
    storage: {
      getItem: (key) =>
        key === storeKey && !storedConnectors(storage) ? null : readText(nameOf(key), storage),
      setItem: (key, value) => void writeText(nameOf(key), value, storage),
      removeItem: (key) => void removeText(nameOf(key), storage),
    },
  })
