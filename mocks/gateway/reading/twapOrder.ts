import type { TwapOrderInfo } from '#gateway'
import {
  decodeAbiParameters,
  decodeFunctionData,
  parseAbiParameters,
  type Address,
  type Hex,
} from 'viem'
import { families, hasFunction } from '../decode/abi.ts'
import { appDataOf } from '../orderBook.ts'
import type { ChainState } from '../state.ts'
import { executedCall } from './executedCall.ts'
import { orderToken } from './orderToken.ts'
import type { SafeTransaction } from './safeTransaction.ts'

const conditions = '0xfdafc9d1902f4e0b84f65f49f244b32b31013b74'
const handlers = new Set(['0x6cf1e9ca41f7611def408122793c358a3d11e5a5'])
const trade = 'address sellToken, address buyToken, address receiver'
const amounts = 'uint256 partSellAmount, uint256 minPartLimit'
const times = 'uint256 t0, uint256 n, uint256 t, uint256 span'
const parts = parseAbiParameters(`${trade}, ${amounts}, ${times}, bytes32 appData`)

/**
 * A TWAP order, fully described by the call. Undefined for any other call, and for unlisted tokens.
 */
export function twapOrder(
  state: ChainState,
  safe: Address,
  { to, data }: Pick<SafeTransaction, 'to' | 'data'>,
): TwapOrderInfo | undefined {
  const told = to.toLowerCase() === conditions ? read(data) : undefined
  const sellToken = told && orderToken(state, told.sellToken)
  const buyToken = told && orderToken(state, told.buyToken)
  if (!told || !sellToken || !buyToken) return undefined
  const { n, t, t0, span, partSellAmount, minPartLimit } = told
  const run = executedCall(state, safe, { to, data })
  const start = t0 || Math.floor((run?.timestamp ?? state.now()) / 1000)
  const validUntil = start + Number(n) * t - 1
  return {
    type: 'TwapOrder',
    humanDescription: null,
    status: state.now() > validUntil * 1000 ? 'expired' : run ? 'open' : 'presignaturePending',
    kind: 'sell',
    orderClass: 'limit',
    activeOrderUid: null,
    validUntil,
    sellAmount: String(partSellAmount * n),
    buyAmount: String(minPartLimit * n),
    executedSellAmount: '0',
    executedBuyAmount: '0',
    executedFee: '0',
    executedFeeToken: sellToken,
    sellToken,
    buyToken,
    receiver: told.receiver,
    owner: safe,
    fullAppData: appDataOf(told.appData),
    numberOfParts: String(n),
    partSellAmount: String(partSellAmount),
    minPartLimit: String(minPartLimit),
    timeBetweenParts: t,
    durationOfPart:
      span === 0n
        ? { durationType: 'AUTO' }
        : { durationType: 'LIMIT_DURATION', duration: String(span) },
    startTime: t0 === 0 ? { startType: 'AT_MINING_TIME' } : { startType: 'AT_EPOCH', epoch: t0 },
  }
}

function read(data: Hex) {
  if (!hasFunction('orderConditions', data)) return undefined
  try {
    const [{ handler, staticInput }] = decodeFunctionData({
      abi: families.orderConditions,
      data,
    }).args
    if (!handlers.has(handler.toLowerCase())) return undefined
    const [sellToken, buyToken, receiver, partSellAmount, minPartLimit, t0, n, t, span, appData] =
      decodeAbiParameters(parts, staticInput)
    return {
      sellToken,
      buyToken,
      receiver,
      partSellAmount,
      minPartLimit,
      t0: Number(t0),
      n,
      t: Number(t),
      span,
      appData,
    }
  } catch {
    // Another condition, or too few bytes.
    return undefined
  }
}
