import type { WalletEntry } from '../catalog/types.ts'

/** A wallet that a button is for, and what it is found among: wagmi's connectors fit. */
export interface NamedWallet {
  id: string
  name: string
  /** As data, where it announced itself with one. */
  icon?: string | undefined
}

/**
 * The wallet that an app means by an id, an announced name (rdns) or another name of it, in any letter case: among the wallets that
 * are offered, then among the connectors. Throws 'Connector not found'.
 */
export function findWallet(wanted: string, entries: readonly WalletEntry[], connectors: readonly NamedWallet[]): NamedWallet {
  const name = wanted.toLowerCase()
  const isCalled = (names: readonly (string | undefined)[]) => names.some((one) => one?.toLowerCase() === name)
  const entry = entries.find(({ id, rdns, aliases = [] }) => isCalled([id, rdns, ...aliases]))
  const connector = connectors.find(({ id }) => (entry ? id === entry.id || id === entry.rdns : isCalled([id])))
  if (entry) return { id: entry.id, name: entry.name, icon: connector?.icon }
  if (connector) return { id: connector.id, name: connector.name, icon: connector.icon }
  throw new Error('Connector not found')
}
