import type { SafeRef } from '#base'

// In one table, because a refresh affects all keys with the same prefix.

/** Key prefix of everything about one Safe. */
export const safeKey = (at: SafeRef) => ['safe', at.chainId, at.address.toLowerCase()] as const

/** Whether a key starts with a prefix. */
export const isUnder = (key: readonly unknown[], prefix: readonly unknown[]): boolean =>
  prefix.every((part, index) => key[index] === part)

export const safeInfoKey = (at: SafeRef) => [...safeKey(at), 'info'] as const
/** How to read a new Safe that the gateway may not have yet. */
export const createdKey = (at: SafeRef) => ['createdSafe', ...safeKey(at)] as const
export const balancesKey = (at: SafeRef) => [...safeKey(at), 'balances'] as const
export const positionsKey = (at: SafeRef) => [...safeKey(at), 'positions'] as const
export const collectiblesKey = (at: SafeRef) => [...safeKey(at), 'collectibles'] as const
export const messagesKey = (at: SafeRef) => [...safeKey(at), 'messages'] as const
export const counterpartiesKey = (at: SafeRef) => [...safeKey(at), 'counterparties'] as const
export const noncesKey = (at: SafeRef) => [...safeKey(at), 'nonces'] as const
export const queuedKey = (at: SafeRef) => [...safeKey(at), 'queued'] as const
export const historyKey = (at: SafeRef) => [...safeKey(at), 'history'] as const
export const incomingKey = (at: SafeRef) => [...safeKey(at), 'incoming'] as const
export const multisigKey = (at: SafeRef) => [...safeKey(at), 'multisig'] as const
export const modulesKey = (at: SafeRef) => [...safeKey(at), 'modules'] as const
export const transactionsKey = (at: SafeRef) => [...safeKey(at), 'transaction'] as const
export const transactionKey = (at: SafeRef, id: string) => [...transactionsKey(at), id] as const
