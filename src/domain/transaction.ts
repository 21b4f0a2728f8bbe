import type { Address, Hex, SafeRef } from '#base'
import type { Decoding } from './decoding.ts'
import type { TokenAmount } from './intent.ts'
import type { Party } from './party.ts'
import type { SafeTx } from './safeTx.ts'
import type { SettingsChange } from './settings.ts'

/** `UNKNOWN` for a value that this version doesn't know: such a transaction is view-only. */
export type TxStatus =
  | 'AWAITING_CONFIRMATIONS'
  | 'AWAITING_EXECUTION'
  | 'CANCELLED'
  | 'FAILED'
  | 'SUCCESS'
  | 'UNKNOWN'

export type Transferred =
  | { type: 'native'; raw: bigint }
  | {
      type: 'erc20'
      raw: bigint
      token: Address
      symbol: string | null
      decimals: number | null
      trusted: boolean
      imitation: boolean
    }
  | { type: 'erc721'; id: string; token: Address; name: string | null }
  /** A kind of token that this version doesn't know. */
  | { type: 'unknown' }

/**
 * An order, a swap, or a cross-chain transfer. Call data contains little of it: that part is
 * compared in its details (see `Intent`).
 */
export interface TradeAction {
  kind: 'trade'
  side: 'buy' | 'sell' | 'unknown'
  sell: TokenAmount
  /** Null if the gateway doesn't know what arrives. */
  buy: TokenAmount | null
  /** Number of parts, for an order that is split. */
  parts: number | null
  /** Whether it was traded, not only ordered. */
  isFilled: boolean
  /** The recipient of the bought tokens, if it isn't the Safe. */
  to: Party | null
  /** ID of the destination chain; null: the same one. */
  toChain: string | null
}

/**
 * What a transaction does, as the gateway reports it; what is signed is checked separately (see
 * `verifyTransaction` in `safe`).
 */
export type Action =
  | { kind: 'send'; what: Transferred; to: Party }
  | { kind: 'receive'; what: Transferred; from: Party }
  /** A transfer whose direction this version doesn't know. */
  | { kind: 'transfer'; what: Transferred; from: Party; to: Party }
  | { kind: 'settings'; change: SettingsChange }
  /** `rejects`: the action whose nonce it uses up, if it's known and the only one. */
  | { kind: 'reject'; rejects?: Action }
  | { kind: 'batch'; count: number; to: Party }
  /** `value`: in the native coin; null if the gateway doesn't report it. */
  | { kind: 'call'; to: Party; method: string | null; value: bigint | null }
  | { kind: 'create'; creator: Party; txHash: string }
  | TradeAction
  /** Staking with validators. */
  | {
      kind: 'stake'
      type: 'deposit' | 'exit' | 'withdrawal'
      amount: TokenAmount
      validators: number
    }
  | { kind: 'vault'; direction: 'deposit' | 'redeem'; amount: TokenAmount; vault: Party }
  | { kind: 'other'; type: string; description: string | null }
  /**
   * The gateway's row is invalid; `problem` names the field, for developers. `hasId`: its page can
   * be opened anyway.
   */
  | { kind: 'unreadable'; problem: string; hasId: boolean }

/** A row of the queue or the history. */
export interface TransactionItem {
  /** For an unreadable row without an ID: its position in the list. */
  id: string
  /** Milliseconds. An unreadable row without a time has that of the row before it. */
  at: number
  status: TxStatus
  action: Action
  txHash: string | null
  /** Set for multisig transactions only. */
  multisig: {
    safeTxHash: Hex | null
    nonce: number
    required: number
    submitted: number
    missing: readonly Address[]
  } | null
  /** Set when a module executed it. */
  module: Party | null
  note: string | null
  app: { name: string; url: string } | null
}

export interface QueueGroup {
  nonce: number
  /** Newest first. They share a nonce, so only one of them can ever be executed. */
  items: readonly TransactionItem[]
}

/** The queue of a Safe: the next executable transactions, and the later ones. */
export interface Queue {
  next: readonly QueueGroup[]
  later: readonly QueueGroup[]
  /** Rows whose nonce can't be read. */
  unreadable: readonly TransactionItem[]
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
  /** null: approved on-chain. */
  signature: Hex | null
  /** Milliseconds; null if only the gateway would know. */
  at: number | null
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
  /** The signed fields, as the gateway reports them; null unless it is a multisig transaction. */
  tx: SafeTx | null
  multisig: {
    safeTxHash: Hex
    /** Milliseconds; null if only the gateway would know. */
    submittedAt: number | null
    required: number
    confirmations: readonly Confirmation[]
    rejectors: readonly Address[]
    signers: readonly Address[]
    executor: Party | null
    proposer: Party | null
    /** The account that proposed it on the proposer's behalf; not an owner. */
    delegate?: Party | null
    /** False when a non-owner proposed it. */
    trusted: boolean
  } | null
  module: Party | null
  decoded: Decoding | null
  /** The gateway's names for addresses in the call data, by lowercase address. */
  names?: Readonly<Record<string, string>>
  /**
   * Whether it calls an exchange, a bridge, or a staking contract: the gateway has an `Intent` for
   * it.
   */
  hasIntent?: boolean
  /** The call that a module made; null otherwise. */
  called?: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> | null
  /** How the Safe was created; null for others. */
  creation?: {
    factory: Party | null
    singleton: Party | null
    saltNonce: string | null
    setup: Hex | null
  } | null
}
