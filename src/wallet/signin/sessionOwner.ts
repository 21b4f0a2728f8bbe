import type { Address } from 'viem'

/** The owner of the session, as far as the wallet reveals it. */
export interface SessionOwner {
  account: Address
  /** The wallet's connector; null while it is only remembered from the last visit. */
  connector: string | null
  chainId: number
}

/** The wallet's current state. */
export interface WalletSight {
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  account?: Address | undefined
  connector?: string | undefined
  chainId?: number | undefined
}

export type SignOutReason = 'disconnected' | 'accountChanged' | 'walletChanged' | 'chainChanged'

export interface OwnerStep {
  owner: SessionOwner | undefined
  /** Why the session must end, if at all. */
  signOut?: SignOutReason
}

/**
 * The current owner of the session, and whether the session must end. The account of the last visit
 * counts as soon as it is read from storage: if the wallet reconnects with another account, the
 * previous session ends. A wallet that does not reconnect ends nothing.
 */
export function followOwner(
  owner: SessionOwner | undefined,
  sight: WalletSight,
  { onChainChange = false }: { onChainChange?: boolean } = {},
): OwnerStep {
  const { status, account, connector, chainId } = sight
  if (status === 'disconnected')
    return owner?.connector ? { owner: undefined, signOut: 'disconnected' } : { owner }
  if (account === undefined || chainId === undefined) return { owner }
  if (status !== 'connected') return { owner: owner ?? { account, connector: null, chainId } }
  const now: SessionOwner = { account, connector: connector ?? null, chainId }
  const reason = owner && changeOf(owner, now, onChainChange)
  return reason ? { owner: now, signOut: reason } : { owner: now }
}

function changeOf(
  before: SessionOwner,
  now: SessionOwner,
  onChainChange: boolean,
): SignOutReason | undefined {
  if (before.account.toLowerCase() !== now.account.toLowerCase()) return 'accountChanged'
  if (before.connector !== null && before.connector !== now.connector) return 'walletChanged'
  return onChainChange && before.chainId !== now.chainId ? 'chainChanged' : undefined
}
