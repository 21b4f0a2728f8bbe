import { type KeyValue, readStored } from '#base'
import type { CreateConnectorFn } from 'wagmi'
import { storagePrefix } from '../walletStorage.ts'
import { legacyWallet } from './legacyWallet.ts'

/**
 * Recreates the connectors that the last visit created on demand, so that their wallets can reconnect at load.
 * Their providers are detected then; nothing is loaded for other wallets.
 */
export const storedWallets = (storage: KeyValue | undefined): CreateConnectorFn[] =>
  // An announced wallet has an rdns as its id, and wagmi creates its connector.
  readStored(`${storagePrefix}.store`, storedConnectors, [], storage).flatMap(({ id, name, type }) =>
    type === 'injected' && id !== 'injected' && !id.includes('.')
      ? [legacyWallet({ id, name, find: async () => (await import('./findProvider.ts')).findProvider(id) })]
      : [],
  )

interface Stored {
  id: string
  name: string
  type: string
}

/** The connectors of the connections stored by wagmi. Throws for anything else. */
function storedConnectors(stored: unknown): Stored[] {
  const kept = stored as { state?: { connections?: { value?: [string, { connector?: unknown }][] } } } | null
  return (kept?.state?.connections?.value ?? []).flatMap(([, { connector }]) => (isStored(connector) ? [connector] : []))
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && ['id', 'name', 'type'].every((part) => typeof (value as Record<string, unknown>)[part] === 'string')
