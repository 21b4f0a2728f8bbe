import type { Address, Hex } from '#base'
import type { Party } from './party.ts'

// What a call to an exchange, a bridge, or a staking contract means, as reported by the gateway.
// Call data contains little of it; that part is compared (see `checkIntent` in `safe`).

/** An amount of a token, in its smallest unit. */
export interface TokenAmount {
  raw: bigint
  token: Address
  symbol: string
  name: string
  decimals: number
  trusted: boolean
}

interface Trade {
  status: 'presignaturePending' | 'open' | 'fulfilled' | 'cancelled' | 'expired' | 'unknown'
  side: 'buy' | 'sell' | 'unknown'
  type: 'market' | 'limit' | 'liquidity' | 'unknown'
  sell: TokenAmount
  buy: TokenAmount
  /** Amounts executed so far; null if the gateway doesn't report them. */
  sold: bigint | null
  bought: bigint | null
  fee: TokenAmount | null
  /** Milliseconds. */
  validUntil: number
  owner: Address
  /** Null if it is the owner. */
  receiver: Address | null
  /**
   * The document of the app that created the order, whose hash is part of it; null if the gateway
   * doesn't have it.
   */
  appData: Readonly<Record<string, unknown>> | null
}

export interface SwapOrder extends Trade {
  uid: string
  link: string
}

/**
 * A time-weighted average price order: it is split into parts that are traded one after the other.
 */
export interface TwapOrder extends Trade {
  parts: number
  partSell: bigint
  /** The minimum that each part must buy. */
  partBuy: bigint
  /** Milliseconds between two parts. */
  interval: number
  /** Milliseconds for which each part is open; null: until the next part. */
  partDuration: number | null
  /** Milliseconds; null: as soon as it is mined. */
  startsAt: number | null
  /** The order of the part that is open now. */
  activeUid: string | null
}

type StakeStatus =
  | 'NOT_STAKED'
  | 'ACTIVATING'
  | 'DEPOSIT_IN_PROGRESS'
  | 'ACTIVE'
  | 'EXIT_REQUESTED'
  | 'EXITING'
  | 'EXITED'
  | 'SLASHED'
  | 'UNKNOWN'

/**
 * A deposit of native tokens with validators. Times are durations in milliseconds, rates are
 * percentages, and `fee` is a fraction of the reward.
 */
export interface StakeDeposit {
  status: StakeStatus
  amount: TokenAmount
  validators: number
  fee: number
  rate: { year: number; month: number }
  /** Expected; null if it can't be read. */
  reward: { year: bigint | null; month: bigint | null }
  entersIn: number
  exitsIn: number
  withdrawsIn: number
}

export interface StakeExit {
  status: StakeStatus
  amount: TokenAmount
  validators: number
  /** Public keys of the validators. */
  keys: readonly Hex[]
  exitsIn: number
  withdrawsIn: number
}

export interface StakeWithdrawal {
  amount: TokenAmount
  validators: number
  keys: readonly Hex[]
}

/**
 * A swap with an aggregator, or a cross-chain transfer; null if the gateway doesn't know yet what
 * arrives.
 */
export interface Exchange {
  from: TokenAmount
  to: TokenAmount | null
  recipient: Party
  /** ID of the destination chain; null: the same one. */
  toChain: string | null
  status: string | null
  link: string | null
}

/**
 * A deposit to a vault, or a withdrawal. Rates are percentages, and `fee` is a fraction of the
 * reward.
 */
export interface VaultMove {
  direction: 'deposit' | 'redeem'
  amount: TokenAmount
  vault: { address: Address; name: string }
  rate: number
  fee: number
  /** Expected per year; null for a withdrawal, and if it can't be read. */
  reward: bigint | null
}

export type Intent =
  | { kind: 'swap'; order: SwapOrder }
  /** A transfer that settled an order. */
  | { kind: 'settlement'; order: SwapOrder }
  | { kind: 'twap'; order: TwapOrder }
  | { kind: 'stake'; stake: StakeDeposit }
  | { kind: 'stakeExit'; stake: StakeExit }
  | { kind: 'stakeWithdrawal'; stake: StakeWithdrawal }
  | { kind: 'exchange'; exchange: Exchange }
  | { kind: 'vault'; move: VaultMove }
