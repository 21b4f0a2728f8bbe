import { nullable, nullish, number as numeric, string, union, unknown } from 'valibot'
import type {
  BridgeFee,
  OrderToken,
  SwapAndBridgeInfo,
  SwapInfo,
  SwapOrderInfo,
  TwapOrder,
} from '../types/orders.ts'
import {
  address,
  addressInfo,
  record,
  decimals,
  flag,
  hex,
  extended,
  kinds,
  type FieldSchemas,
  number,
  shape,
  text,
  whole,
} from './primitives.ts'

export const orderToken = /*@__PURE__*/ shape({
  address,
  decimals,
  logoUri: nullish(text),
  name: nullable(text),
  symbol: nullable(text),
  trusted: flag,
} satisfies FieldSchemas<OrderToken>)
const appData = /*@__PURE__*/ nullish(record(unknown()))

type Order = Omit<SwapOrderInfo, 'type' | 'humanDescription'>
export const orderFields = {
  uid: hex,
  status: text,
  kind: text,
  orderClass: text,
  validUntil: number,
  sellAmount: whole,
  buyAmount: whole,
  executedSellAmount: whole,
  executedBuyAmount: whole,
  sellToken: orderToken,
  buyToken: orderToken,
  explorerUrl: text,
  executedFee: nullish(whole),
  executedFeeToken: nullish(orderToken),
  receiver: nullish(address),
  owner: address,
  fullAppData: appData,
} satisfies FieldSchemas<Order>
/** The oldest gateways send `executedSurplusFee` instead, which the client does not read. */
export const orderFees = { executedFee: whole, executedFeeToken: orderToken }

export const swapOrder = /*@__PURE__*/ extended(
  {
    ...orderFields,
    type: text,
    humanDescription: nullish(text),
  } satisfies FieldSchemas<SwapOrderInfo>,
  orderFees,
)

export const twapFields = {
  status: text,
  kind: text,
  // The name on the wire; the client renames it to `orderClass`.
  class: nullish(text),
  orderClass: nullish(text),
  activeOrderUid: nullish(hex),
  validUntil: number,
  sellAmount: whole,
  buyAmount: whole,
  executedSellAmount: nullish(whole),
  executedBuyAmount: nullish(whole),
  executedFee: nullish(whole),
  executedFeeToken: nullish(orderToken),
  sellToken: orderToken,
  buyToken: orderToken,
  receiver: address,
  owner: address,
  fullAppData: appData,
  numberOfParts: whole,
  partSellAmount: whole,
  minPartLimit: whole,
  timeBetweenParts: number,
  durationOfPart: kinds('durationType', {
    AUTO: shape({ durationType: text }),
    LIMIT_DURATION: shape({
      durationType: text,
      duration: union([string(), numeric()], 'a number of seconds'),
    }),
  }),
  startTime: kinds('startType', {
    AT_MINING_TIME: shape({ startType: text }),
    AT_EPOCH: shape({ startType: text, epoch: number }),
  }),
} satisfies FieldSchemas<TwapOrder & { class?: string }>
export const twapFees = { executedFee: nullish(whole), executedFeeToken: orderToken }

export const twapOrder = /*@__PURE__*/ extended(
  { ...twapFields, type: text, humanDescription: nullish(text) },
  twapFees,
)

const bridgeFee = /*@__PURE__*/ shape({
  tokenAddress: address,
  integratorFee: whole,
  lifiFee: whole,
} satisfies FieldSchemas<BridgeFee>)

export const swap = /*@__PURE__*/ shape({
  type: text,
  humanDescription: nullish(text),
  recipient: addressInfo,
  fees: nullable(bridgeFee),
  fromToken: orderToken,
  fromAmount: whole,
  toToken: orderToken,
  toAmount: whole,
  lifiExplorerUrl: nullable(text),
} satisfies FieldSchemas<SwapInfo>)

export const swapAndBridge = /*@__PURE__*/ shape({
  type: text,
  humanDescription: nullish(text),
  fromToken: orderToken,
  recipient: addressInfo,
  explorerUrl: nullable(text),
  status: text,
  substatus: text,
  fees: nullable(bridgeFee),
  fromAmount: whole,
  toChain: text,
  toToken: nullable(orderToken),
  toAmount: nullable(whole),
} satisfies FieldSchemas<SwapAndBridgeInfo>)
