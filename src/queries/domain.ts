import type { Address, Hex, SafeRef } from '#base'
import type { SafeTx } from '#safe'

/** An address with the name that the gateway gives it, if any. */
export interface Party {
  address: Address
  name: string | null
}

export type Transferred =
  | { type: 'native'; raw: bigint }
  | { type: 'erc20'; raw: bigint; token: Address; symbol: string | null; decimals: number | null; trusted: boolean; imitation: boolean }
  | { type: 'erc721'; id: string; token: Address; name: string | null }

export type SettingsChange =
  | { type: 'addOwner'; owner: Party; threshold: number }
  | { type: 'removeOwner'; owner: Party; threshold: number }
  | { type: 'swapOwner'; from: Party; to: Party }
  | { type: 'changeThreshold'; threshold: number }
  | { type: 'changeImplementation'; implementation: Party }
  | { type: 'enableModule' | 'disableModule'; module: Party }
  | { type: 'setGuard'; guard: Party }
  | { type: 'deleteGuard' }
  | { type: 'setModuleGuard'; guard: Party }
  | { type: 'deleteModuleGuard' }
  | { type: 'setFallbackHandler'; handler: Party }
  | { type: 'unknown'; method: string }

/** What a transaction does, in the words of the gateway; what is signed is checked apart (see `verifyTransaction` in `safe`). */
export type Action =
  | { kind: 'send'; what: Transferred; to: Party }
  | { kind: 'receive'; what: Transferred; from: Party }
  | { kind: 'settings'; change: SettingsChange }
  | { kind: 'reject' }
  | { kind: 'batch'; count: number; to: Party }
  | { kind: 'call'; to: Party; method: string | null; value: bigint }
  | { kind: 'create'; creator: Party; txHash: string }
  | { kind: 'other'; type: string; description: string | null }

export type TxStatus = 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'CANCELLED' | 'FAILED' | 'SUCCESS'

/** A row of queue or history. */
export interface TransactionItem {
  id: string
  /** Milliseconds. */
  at: number
  status: TxStatus
  action: Action
  txHash: string | null
  /** Set for multisig transactions alone. */
  multisig: { nonce: number; required: number; submitted: number; missing: readonly Address[] } | null
  /** Set when a module did it. */
  module: Party | null
  note: string | null
  app: { name: string; url: string } | null
}

export interface QueueGroup {
  nonce: number
  /** Newest first; more than one: only one of them can ever be executed. */
  items: readonly TransactionItem[]
}
/** The queue of a safe: what can go next, and what comes after it. */
export interface Queue {
  next: readonly QueueGroup[]
  later: readonly QueueGroup[]
  hasMore: boolean
}

export interface HistoryDay {
  /** Milliseconds of its first transaction. */
  day: number
  items: readonly TransactionItem[]
}
export interface History {
  days: readonly HistoryDay[]
  hasMore: boolean
}

export interface Confirmation {
  signer: Address
  signature: Hex | null
  /** Milliseconds. */
  at: number
}

export interface TransactionDetail {
  at: SafeRef
  id: string
  status: TxStatus
  action: Action
  executedAt: number | null
  txHash: string | null
  note: string | null
  app: { name: string; url: string } | null
  /** What would be signed, as the gateway tells it; null for what is not a multisig transaction. */
  tx: SafeTx | null
  multisig: {
    safeTxHash: Hex
    submittedAt: number
    required: number
    confirmations: readonly Confirmation[]
    rejectors: readonly Address[]
    signers: readonly Address[]
    executor: Party | null
    proposer: Party | null
    /** Proposed by nobody who owns the safe. */
    trusted: boolean
  } | null
  module: Party | null
  decoded: { method: string; parameters: readonly { name: string; type: string; value: string }[] } | null
}

/** A safe as the gateway tells it; the chain's own word is the `ChainSnapshot`. */
export interface SafeDetail {
  at: SafeRef
  owners: readonly Party[]
  threshold: number
  nonce: number
  version: string | null
  versionState: 'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'
  singleton: Party
  /** null: none, or the gateway does not know; only the chain tells. */
  modules: readonly Party[] | null
  guard: Party | null
  fallbackHandler: Party | null
  tags: { queued: string | null; history: string | null; collectibles: string | null; messages: string | null }
}

/** A row of "my safes". `overview` is missing when the gateway left this safe out of its answer: no number is known then. */
export interface SafeRow {
  at: SafeRef
  owned: boolean
  added: boolean
  overview: { owners: readonly Address[]; threshold: number; fiatTotal: string; queued: number; awaiting: number | null } | null
}

export interface Asset {
  type: 'native' | 'erc20' | 'erc721' | 'unknown'
  token: Address
  name: string
  symbol: string
  decimals: number
  raw: bigint
  /** Decimal strings in the chosen currency; null is "no price", which is not zero. */
  price: string | null
  fiat: string | null
}
export interface Assets {
  currency: string
  /** The gateway's own sum, as a decimal string. */
  total: string
  items: readonly Asset[]
}
