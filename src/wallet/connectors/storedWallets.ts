import type { KeyValue } from '#base'
import type { CreateConnectorFn } from 'wagmi'
import { storagePrefix } from '../walletStorage.ts'
import { legacyWallet } from './legacyWallet.ts'

/**
 * Connectors for the wallets of the last visit that were only made when they were picked: without them nothing could be connected
 * again at load. Their providers are looked for then; nothing is loaded for any other wallet.
 */
export const storedWallets = (storage: KeyValue | undefined): CreateConnectorFn[] =>
  // A wallet that announces itself has a name with dots for an id, and a connector from wagmi.
  storedConnectors(storage).flatMap(({ id, name, type }) =>
    type === 'injected' && id !== 'injected' && !id.includes('.')
      ? [legacyWallet({ id, name, find: async () => (await import('./findProvider.ts')).findProvider(id) })]
      : [],
  )

interface Stored {
  id: string
  name: string
  type: string
}

/** The connectors of the connections that wagmi has kept. */
function storedConnectors(storage: KeyValue | undefined): Stored[] {
  try {
    const kept = JSON.parse(storage?.getItem(`${storagePrefix}.store`) ?? 'null') as {
      state?: { connections?: { value?: [string, { connector?: unknown }][] } }
    } | null
    return (kept?.state?.connections?.value ?? []).flatMap(([, { connector }]) => (isStored(connector) ? [connector] : []))
  } catch {
    return []
  }
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && ['id', 'name', 'type'].every((part) => typeof (value as Record<string, unknown>)[part] === 'string')
