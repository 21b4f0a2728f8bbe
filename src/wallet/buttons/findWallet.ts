import type { WalletEntry } from '../catalog/types.ts'
import { connectorName } from '../connectors/browserWallet.ts'

/** A wallet for a button, and the candidates to search: fits wagmi's connectors. */
export interface NamedWallet {
  id: string
  name: string
  /** A data URI, if the wallet announced one. */
  icon?: string | undefined
}

/**
 * Finds a wallet by id, rdns or alias, in any letter case: first among the catalog's wallets, then
 * among the connectors.
 */
export function findWallet(
  wanted: string,
  entries: readonly WalletEntry[],
  connectors: readonly NamedWallet[],
): NamedWallet | undefined {
  const entry = listed(wanted, entries)
  const connector = connectors.find(({ id }) =>
    entry ? id === entry.id || id === entry.rdns : isCalled(wanted, [id]),
  )
  if (entry) return { id: entry.id, name: entry.name, icon: connector?.icon }
  return connector && { id: connector.id, name: connectorName(connector), icon: connector.icon }
}

const listed = (wanted: string, entries: readonly WalletEntry[]) =>
  entries.find(({ id, rdns, aliases = [] }) => isCalled(wanted, [id, rdns, ...aliases]))
const isCalled = (wanted: string, names: readonly (string | undefined)[]) =>
  names.some((one) => one?.toLowerCase() === wanted.toLowerCase())
