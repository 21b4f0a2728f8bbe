import type { AddressInfo } from './common.ts'
import type { Erc20Transfer, Erc721Transfer, NativeCoinTransfer } from './transfers.ts'

export type OrderStatus =
  | 'presignaturePending'
  | 'open'
  | 'fulfilled'
  | 'cancelled'
  | 'expired'
  | 'unknown'
export type OrderKind = 'buy' | 'sell' | 'unknown'
export type OrderClass = 'market' | 'limit' | 'liquidity' | 'unknown'

/** A token as described in orders and stakes. */
export interface OrderToken {
  address: string
  decimals: number
  logoUri?: string | null
  /** null if the token does not report it. */
  name: string | null
  symbol: string | null
  trusted: boolean
}

/** Amounts are integers in the smallest unit, as decimal strings; times are unix seconds. */
export interface Order {
  uid: string
  status: OrderStatus
  kind: OrderKind
  orderClass: OrderClass
  validUntil: number
  sellAmount: string
  buyAmount: string
  executedSellAmount: string
  executedBuyAmount: string
  sellToken: OrderToken
  buyToken: OrderToken
  explorerUrl: string
  /** Gateways before 2025 leave both out. */
  executedFee?: string
  executedFeeToken?: OrderToken
  receiver?: string | null
  owner: string
  fullAppData?: Record<string, unknown> | null
}

export interface SwapOrderInfo extends Order {
  type: 'SwapOrder'
  humanDescription?: string | null
}

/** A transfer that settled an order. */
export interface SwapTransferInfo extends Order {
  type: 'SwapTransfer'
  humanDescription?: string | null
  sender: AddressInfo
  recipient: AddressInfo
  direction: 'INCOMING' | 'OUTGOING' | 'UNKNOWN'
  transferInfo: Erc20Transfer | Erc721Transfer | NativeCoinTransfer
}

/**
 * An order executed in parts over time. `timeBetweenParts` is in seconds. The client renames the
 * wire's `class` to `orderClass`.
 */
export interface TwapOrder {
  status: OrderStatus
  kind: OrderKind
  orderClass?: OrderClass
  activeOrderUid?: string | null
  validUntil: number
  sellAmount: string
  buyAmount: string
  /** null if the order has too many parts for the gateway to add up. */
  executedSellAmount?: string | null
  executedBuyAmount?: string | null
  executedFee?: string | null
  executedFeeToken?: OrderToken
  sellToken: OrderToken
  buyToken: OrderToken
  receiver: string
  owner: string
  fullAppData?: Record<string, unknown> | null
  numberOfParts: string
  partSellAmount: string
  minPartLimit: string
  timeBetweenParts: number
  durationOfPart: { durationType: 'AUTO' } | { durationType: 'LIMIT_DURATION'; duration: string }
  startTime: { startType: 'AT_MINING_TIME' } | { startType: 'AT_EPOCH'; epoch: number }
}
export interface TwapOrderInfo extends TwapOrder {
  type: 'TwapOrder'
  humanDescription?: string | null
}

export interface BridgeFee {
  tokenAddress: string
  integratorFee: string
  lifiFee: string
}

export interface SwapInfo {
  type: 'Swap'
  humanDescription?: string | null
  recipient: AddressInfo
  fees: BridgeFee | null
  fromToken: OrderToken
  fromAmount: string
  toToken: OrderToken
  toAmount: string
  lifiExplorerUrl: string | null
}

export interface SwapAndBridgeInfo {
  type: 'SwapAndBridge'
  humanDescription?: string | null
  fromToken: OrderToken
  recipient: AddressInfo
  explorerUrl: string | null
  status: 'NOT_FOUND' | 'INVALID' | 'PENDING' | 'DONE' | 'FAILED' | 'UNKNOWN' | 'AWAITING_EXECUTION'
  substatus:
    | 'WAIT_SOURCE_CONFIRMATIONS'
    | 'WAIT_DESTINATION_TRANSACTION'
    | 'BRIDGE_NOT_AVAILABLE'
    | 'CHAIN_NOT_AVAILABLE'
    | 'REFUND_IN_PROGRESS'
    | 'UNKNOWN_ERROR'
    | 'COMPLETED'
    | 'PARTIAL'
    | 'REFUNDED'
    | 'INSUFFICIENT_ALLOWANCE'
    | 'INSUFFICIENT_BALANCE'
    | 'OUT_OF_GAS'
    | 'EXPIRED'
    | 'SLIPPAGE_EXCEEDED'
    | 'UNKNOWN_FAILED_ERROR'
    | 'UNKNOWN'
    | 'AWAITING_EXECUTION'
  fees: BridgeFee | null
  fromAmount: string
  toChain: string
  toToken: OrderToken | null
  toAmount: string | null
}
