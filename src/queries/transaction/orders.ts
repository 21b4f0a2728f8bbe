import type { Address } from '#base'
import type { OrderClass, OrderKind, OrderStatus, OrderToken, SwapOrderInfo, SwapOrderView, TwapOrder as WireTwapOrder } from '#gateway'
import { asAddress, toBigInt, toName } from '../mappers.ts'

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
  status: OrderStatus
  side: OrderKind
  type: OrderClass
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
}
export interface SwapOrder extends Trade {
  uid: string
  link: string
}
/** A time-weighted average price order: it is split into parts that are traded one after the other. */
export interface TwapOrder extends Trade {
  parts: number
  partSell: bigint
  /** The minimum that each part must buy. */
  partBuy: bigint
  /** Milliseconds between two parts. */
  interval: number
  /** Milliseconds that each part is open; null if until the next part. */
  partDuration: number | null
  /** Milliseconds; null if as soon as it is mined. */
  startsAt: number | null
}

export const toAmount = (raw: string | bigint, { address, symbol, name, decimals, trusted }: OrderToken): TokenAmount => ({
  raw: typeof raw === 'bigint' ? raw : toBigInt(raw),
  token: asAddress(address),
  symbol: toName(symbol),
  name: toName(name),
  decimals,
  trusted,
})

const toExecuted = (raw: string | null | undefined): bigint | null => (raw == null ? null : toBigInt(raw))

const toTrade = (wire: SwapOrderInfo | SwapOrderView | WireTwapOrder): Trade => ({
  status: wire.status,
  side: wire.kind,
  type: wire.orderClass ?? 'unknown',
  sell: toAmount(wire.sellAmount, wire.sellToken),
  buy: toAmount(wire.buyAmount, wire.buyToken),
  sold: toExecuted(wire.executedSellAmount),
  bought: toExecuted(wire.executedBuyAmount),
  fee: wire.executedFee && wire.executedFeeToken ? toAmount(wire.executedFee, wire.executedFeeToken) : null,
  validUntil: wire.validUntil * 1000,
  owner: asAddress(wire.owner),
  receiver: wire.receiver ? asAddress(wire.receiver) : null,
})

export const toSwapOrder = (wire: SwapOrderInfo | SwapOrderView): SwapOrder => ({ ...toTrade(wire), uid: wire.uid, link: wire.explorerUrl })

export const toTwapOrder = (wire: WireTwapOrder): TwapOrder => ({
  ...toTrade(wire),
  parts: Number(wire.numberOfParts),
  partSell: toBigInt(wire.partSellAmount),
  partBuy: toBigInt(wire.minPartLimit),
  interval: wire.timeBetweenParts * 1000,
  partDuration: wire.durationOfPart.durationType === 'LIMIT_DURATION' ? Number(wire.durationOfPart.duration) * 1000 : null,
  startsAt: wire.startTime.startType === 'AT_EPOCH' ? wire.startTime.epoch * 1000 : null,
})
