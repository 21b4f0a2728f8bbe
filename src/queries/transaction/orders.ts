import type { SwapOrder, TwapOrder } from '#domain'
import type {
  SwapOrderInfo,
  SwapOrderView,
  SwapTransferInfo,
  TwapOrder as WireTwapOrder,
} from '#gateway'
import { asAddress, toBigInt, wordOf } from '../mappers.ts'
import { toAmount } from './amounts.ts'

const toExecuted = (raw: string | null | undefined): bigint | null =>
  raw == null ? null : toBigInt(raw)

const statuses = ['presignaturePending', 'open', 'fulfilled', 'cancelled', 'expired'] as const
const sides = ['buy', 'sell'] as const
const types = ['market', 'limit', 'liquidity'] as const

const toTrade = (wire: SwapOrderInfo | SwapOrderView | SwapTransferInfo | WireTwapOrder) => ({
  status: wordOf(statuses, wire.status, 'unknown' as const),
  side: wordOf(sides, wire.kind, 'unknown' as const),
  type: wordOf(types, wire.orderClass ?? '', 'unknown' as const),
  sell: toAmount(wire.sellAmount, wire.sellToken),
  buy: toAmount(wire.buyAmount, wire.buyToken),
  sold: toExecuted(wire.executedSellAmount),
  bought: toExecuted(wire.executedBuyAmount),
  fee:
    wire.executedFee && wire.executedFeeToken
      ? toAmount(wire.executedFee, wire.executedFeeToken)
      : null,
  validUntil: wire.validUntil * 1000,
  owner: asAddress(wire.owner),
  receiver: wire.receiver ? asAddress(wire.receiver) : null,
  appData: wire.fullAppData ?? null,
})

export const toSwapOrder = (wire: SwapOrderInfo | SwapOrderView | SwapTransferInfo): SwapOrder => ({
  ...toTrade(wire),
  uid: wire.uid,
  link: wire.explorerUrl,
})

export const toTwapOrder = (wire: WireTwapOrder): TwapOrder => ({
  ...toTrade(wire),
  parts: Number(wire.numberOfParts),
  partSell: toBigInt(wire.partSellAmount),
  partBuy: toBigInt(wire.minPartLimit),
  interval: wire.timeBetweenParts * 1000,
  partDuration:
    wire.durationOfPart.durationType === 'LIMIT_DURATION'
      ? Number(wire.durationOfPart.duration) * 1000
      : null,
  startsAt: wire.startTime.startType === 'AT_EPOCH' ? wire.startTime.epoch * 1000 : null,
  activeUid: wire.activeOrderUid ?? null,
})
