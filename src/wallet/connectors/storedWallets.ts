import type { KeyValue } from '#base'
import type { CreateConnectorFn } from 'wagmi'
import { storedConnectors } from '../walletStorage.ts'
import { legacyWallet } from './legacyWallet.ts'

/**
 * Recreates the connectors that the last visit created on demand, so that their wallets can
 * reconnect at load. Their providers are detected then; nothing is loaded for other wallets.
 */
export const storedWallets = (storage: KeyValue | undefined): CreateConnectorFn[] =>
  // An announced wallet has an rdns as its ID, and wagmi creates its connector.
  (storedConnectors(storage) ?? []).flatMap(({ id, name, type }) =>
    type === 'injected' && id !== 'injected' && !id.includes('.')
      ? [
          legacyWallet({
            id,
            name,
            find: async () => (await import('./findProvider.ts')).findProvider(id),
          }),
        ]
      : [],
  )
