import type { Config, Connector } from 'wagmi'
import type { DetectedWallets, ListedWallet, WalletEntry } from '../catalog/types.ts'
import { browserWalletId } from './browserWallet.ts'
import { legacyWallet } from './legacyWallet.ts'
import { walletConnectId } from './walletConnectId.ts'

/**
 * The connector for a wallet of the list: its own one, by the name that it announced or by its id; one that is made now for a provider that was found
 * in the page; or a pairing. Undefined where nothing reaches it.
 */
export function findConnector(
  config: Config,
  { id, rdns, connectionMethod }: Pick<ListedWallet, 'id' | 'rdns' | 'connectionMethod'>,
  entry: WalletEntry | undefined,
  { found }: DetectedWallets,
): Connector | undefined {
  const called = (name: string | undefined) =>
    config.connectors.find((connector) => connector.id === name || (name !== undefined && [connector.rdns].flat().includes(name)))
  const own = called(rdns) ?? (id === browserWalletId ? undefined : called(id))
  if (own) return own
  if (found.get(id) !== undefined && isShared(config, id, found.get(id))) return make(config, { id, name: entry?.name ?? id, find: () => found.get(id) })
  if (id === browserWalletId || connectionMethod === 'here') return called(browserWalletId)
  return config.connectors.find(({ type }) => type === walletConnectId)
}

/** Whether `window.ethereum` is not simply the one that is looked for. */
const isShared = ({ connectors }: Config, id: string, provider: unknown) =>
  id !== browserWalletId || !connectors.some((connector) => connector.id === browserWalletId) || (globalThis as { ethereum?: unknown }).ethereum !== provider

/** Makes a connector and puts it among the others, so that all of wagmi knows it. */
function make(config: Config, wallet: Parameters<typeof legacyWallet>[0]): Connector {
  const { connectors } = config._internal
  const made = connectors.setup(legacyWallet(wallet))
  connectors.setState((all) => [...all, made])
  return made
}
