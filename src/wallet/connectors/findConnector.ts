import type { Config, Connector } from 'wagmi'
import type { DetectedWallets, ListedWallet, WalletEntry } from '../catalog/types.ts'
import { isConnectorOf } from '../catalog/namesOf.ts'
import { addConnector } from '../internals/connecting.ts'
import { browserWalletId } from './browserWallet.ts'
import { legacyWallet } from './legacyWallet.ts'
import { walletConnectId } from './walletConnectId.ts'

/**
 * The connector of a listed wallet: its own, by rdns or ID; a new one for a provider detected in
 * the page; or a pairing. Undefined if unreachable.
 */
export function findConnector(
  config: Config,
  { id, rdns, connectionMethod }: Pick<ListedWallet, 'id' | 'rdns' | 'connectionMethod'>,
  entry: WalletEntry | undefined,
  { found }: DetectedWallets,
): Connector | undefined {
  const called = (name: string | undefined) =>
    config.connectors.find(
      (connector) =>
        connector.id === name || (name !== undefined && [connector.rdns].flat().includes(name)),
    )
  const own = called(rdns) ?? (id === browserWalletId ? undefined : called(id))
  if (own) return own
  // The app's own connector, under another of the wallet's names. Any extension can announce any.
  const named = config.connectors.find(
    (connector) =>
      connector.type !== 'injected' &&
      connector.type !== walletConnectId &&
      entry !== undefined &&
      isConnectorOf(connector, entry),
  )
  if (named) return named
  if (found.get(id) !== undefined && isShared(config, id, found.get(id)))
    return addConnector(
      config,
      legacyWallet({ id, name: entry?.name ?? id, find: () => found.get(id) }),
    )
  if (id === browserWalletId || connectionMethod === 'here') return called(browserWalletId)
  return config.connectors.find(({ type }) => type === walletConnectId)
}

/** Whether `window.ethereum` belongs to another wallet. */
const isShared = ({ connectors }: Config, id: string, provider: unknown) =>
  id !== browserWalletId ||
  !connectors.some((connector) => connector.id === browserWalletId) ||
  (globalThis as { ethereum?: unknown }).ethereum !== provider
