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
  const entry = listed(wanted, entries)
  const connector = connectors.find(({ id }) => (entry ? id === entry.id || id === entry.rdns : isCalled(wanted, [id])))
  if (entry) return { id: entry.id, name: entry.name, icon: connector?.icon }
  if (connector) return { id: connector.id, name: connector.name, icon: connector.icon }
  throw new Error('Connector not found')
}

/** The same where nobody knows yet which wallets the visitor has, as on a server: one that is not listed has the name by which it is asked for. */
export function firstNamed(wanted: string, entries: readonly WalletEntry[]): NamedWallet {
  const { id, name } = listed(wanted, entries) ?? { id: wanted, name: wanted }
  return { id, name }
}

const listed = (wanted: string, entries: readonly WalletEntry[]) => entries.find(({ id, rdns, aliases = [] }) => isCalled(wanted, [id, rdns, ...aliases]))
const isCalled = (wanted: string, names: readonly (string | undefined)[]) => names.some((one) => one?.toLowerCase() === wanted.toLowerCase())
