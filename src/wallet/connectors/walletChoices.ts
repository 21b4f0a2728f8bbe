import { recentShown } from '../recent/recentWallets.ts'

/** A wallet in the list. */
export interface WalletChoice {
  id: string
  /** Undefined for whatever the browser has: the view names it. */
  name?: string | undefined
  icon?: string | undefined
  recent: boolean
}

/** What a choice is made from; wagmi's connectors fit. */
export interface Choosable {
  id: string
  name: string
  icon?: string | undefined
}

/** wagmi's connector for `window.ethereum`, whoever put it there. */
export const browserWalletId = 'injected'

/**
 * The list of wallets: recently used ones first, then in the order of the connectors. The nameless browser wallet is only
 * offered where there is one that did not announce itself under its own name (EIP-6963).
 */
export function walletChoices(connectors: readonly Choosable[], recent: readonly string[], browserHasWallet: boolean): WalletChoice[] {
  const known = new Map(connectors.map((connector) => [connector.id, connector] as const))
  const others = [...known.values()].filter(({ id }) => id !== browserWalletId)
  const offered = browserHasWallet && others.length === 0 ? [...known.values()] : others
  const first = recent.filter((id) => offered.some((one) => one.id === id)).slice(0, recentShown)
  return offered
    .map(({ id, name, icon }) => ({ id, name: id === browserWalletId ? undefined : name, icon, recent: first.includes(id) }))
    .toSorted((a, b) => rank(first, a.id) - rank(first, b.id))
}

const rank = (first: readonly string[], id: string) => (first.includes(id) ? first.indexOf(id) : first.length)
