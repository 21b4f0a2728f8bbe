import type { Address } from 'viem'

/** Whose session it is, as far as the wallet tells. */
export interface SessionOwner {
  account: Address
  /** Of the wallet's connector; null while it is only remembered from the last visit. */
  connector: string | null
  chainId: number
}

/** What the wallet shows now. */
export interface WalletSight {
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  account?: Address | undefined
  connector?: string | undefined
  chainId?: number | undefined
}

export type SignOutReason = 'disconnected' | 'accountChanged' | 'walletChanged' | 'chainChanged'

export interface OwnerStep {
  owner: SessionOwner | undefined
  /** Why the session is to be ended, if it is. */
  signOut?: SignOutReason
}

/**
 * Who owns the session now, and whether it is to be ended. The account of the last visit counts as soon as it is remembered: where
 * the wallet comes back as somebody else, the session of the one before ends. A wallet that does not come back ends nothing.
 */
export function followOwner(owner: SessionOwner | undefined, sight: WalletSight, { onChainChange = false }: { onChainChange?: boolean } = {}): OwnerStep {
  const { status, account, connector, chainId } = sight
  if (status === 'disconnected') return owner?.connector ? { owner: undefined, signOut: 'disconnected' } : { owner }
  if (account === undefined || chainId === undefined) return { owner }
  if (status !== 'connected') return { owner: owner ?? { account, connector: null, chainId } }
  const now: SessionOwner = { account, connector: connector ?? null, chainId }
  const reason = owner && changeOf(owner, now, onChainChange)
  return reason ? { owner: now, signOut: reason } : { owner: now }
}

function changeOf(before: SessionOwner, now: SessionOwner, onChainChange: boolean): SignOutReason | undefined {
  if (before.account.toLowerCase() !== now.account.toLowerCase()) return 'accountChanged'
  if (before.connector !== null && before.connector !== now.connector) return 'walletChanged'
  return onChainChange && before.chainId !== now.chainId ? 'chainChanged' : undefined
}
