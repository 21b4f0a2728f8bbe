import type { Address } from '#base'
import type { OrderClass, OrderKind, OrderStatus, OrderToken, SwapOrderInfo, SwapOrderView, TwapOrder } from '#gateway'
import { asAddress, toBigInt } from '../mappers.ts'

/** So much of a token, in its smallest unit. */
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
  /** What was sold and bought so far; null where the gateway does not tell. */
  sold: bigint | null
  bought: bigint | null
  fee: TokenAmount | null
  /** Milliseconds. */
  validUntil: number
  owner: Address
  /** Null: the owner. */
  receiver: Address | null
}
export interface SwapOrder extends Trade {
  uid: string
  link: string
}
/** An order in parts over time. */
export interface PartedOrder extends Trade {
  parts: number
  partSell: bigint
  /** The least that each part must bring. */
  partBuy: bigint
  /** Milliseconds between two parts. */
  every: number
  /** Milliseconds that each part is open; null: until the next. */
  open: number | null
  /** Milliseconds; null: as soon as it is mined. */
  startsAt: number | null
}

export const toAmount = (raw: string | bigint, { address, symbol, name, decimals, trusted }: OrderToken): TokenAmount => ({
  raw: typeof raw === 'bigint' ? raw : toBigInt(raw),
  token: asAddress(address),
  symbol,
  name,
  decimals,
  trusted,
})

const done = (raw: string | null | undefined): bigint | null => (raw == null ? null : toBigInt(raw))

const toTrade = (wire: SwapOrderInfo | SwapOrderView | TwapOrder): Trade => ({
  status: wire.status,
  side: wire.kind,
  type: wire.orderClass ?? 'unknown',
  sell: toAmount(wire.sellAmount, wire.sellToken),
  buy: toAmount(wire.buyAmount, wire.buyToken),
  sold: done(wire.executedSellAmount),
  bought: done(wire.executedBuyAmount),
  fee: wire.executedFee && wire.executedFeeToken ? toAmount(wire.executedFee, wire.executedFeeToken) : null,
  validUntil: wire.validUntil * 1000,
  owner: asAddress(wire.owner),
  receiver: wire.receiver ? asAddress(wire.receiver) : null,
})

export const toSwapOrder = (wire: SwapOrderInfo | SwapOrderView): SwapOrder => ({ ...toTrade(wire), uid: wire.uid, link: wire.explorerUrl })

export const toPartedOrder = (wire: TwapOrder): PartedOrder => ({
  ...toTrade(wire),
  parts: Number(wire.numberOfParts),
  partSell: toBigInt(wire.partSellAmount),
  partBuy: toBigInt(wire.minPartLimit),
  every: wire.timeBetweenParts * 1000,
  open: wire.durationOfPart.durationType === 'LIMIT_DURATION' ? Number(wire.durationOfPart.duration) * 1000 : null,
  startsAt: wire.startTime.startType === 'AT_EPOCH' ? wire.startTime.epoch * 1000 : null,
})
