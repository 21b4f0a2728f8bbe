import type { OrderStatus, SwapOrderInfo } from '#gateway'
import { decodeFunctionData, encodeFunctionData, type Address, type Hex } from 'viem'
import { families, hasFunction } from '../decode/abi.ts'
import { appDataHash, appDataOf, bookedOrders, settlement, type BookedOrder } from '../orderBook.ts'
import type { ChainState } from '../state.ts'
import { executedCall } from './executedCall.ts'
import { orderToken } from './orderToken.ts'
import type { SafeTransaction } from './safeTransaction.ts'

/**
 * A call that signs an order of the order book; undefined for any other call or an unknown order.
 */
export function swapOrder(
  state: ChainState,
  safe: Address,
  { to, data }: Pick<SafeTransaction, 'to' | 'data'>,
): SwapOrderInfo | undefined {
  const uid = to.toLowerCase() === settlement.toLowerCase() ? uidIn(data) : undefined
  const order = uid && bookedOrders(state.chainId).find((one) => one.uid === uid)
  const sellToken = order && orderToken(state, order.sellToken)
  const buyToken = order && orderToken(state, order.buyToken)
  if (!order || !sellToken || !buyToken) return undefined
  return {
    type: 'SwapOrder',
    humanDescription: null,
    uid: order.uid,
    status: statusOf(state, safe, order),
    kind: 'sell',
    orderClass: 'limit',
    validUntil: order.validTo,
    sellAmount: String(order.sellAmount),
    buyAmount: String(order.buyAmount),
    executedSellAmount: '0',
    executedBuyAmount: '0',
    sellToken,
    buyToken,
    explorerUrl: `https://exchange.demo.test/orders/${order.uid}`,
    executedFee: '0',
    executedFeeToken: sellToken,
    receiver: order.owner,
    owner: order.owner,
    fullAppData: appDataOf(appDataHash),
  }
}

function uidIn(data: Hex): Hex | undefined {
  if (!hasFunction('settlement', data)) return undefined
  try {
    return decodeFunctionData({ abi: families.settlement, data }).args[0].toLowerCase() as Hex
  } catch {
    // Too few bytes for the selector.
    return undefined
  }
}

/** Orders are never filled here: they open when signed on-chain, and expire. */
function statusOf(state: ChainState, safe: Address, { uid, validTo }: BookedOrder): OrderStatus {
  const signing = (signed: boolean) =>
    executedCall(state, safe, {
      to: settlement,
      data: encodeFunctionData({ abi: families.settlement, args: [uid, signed] }),
    })
  const [signed, withdrawn] = [signing(true), signing(false)]
  if (withdrawn && withdrawn.tx.nonce > (signed?.tx.nonce ?? -1)) return 'cancelled'
  if (state.now() >= validTo * 1000) return 'expired'
  return signed ? 'open' : 'presignaturePending'
}
