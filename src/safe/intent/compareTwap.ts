import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, slice } from 'viem'
import { type Address, type Hex, type SafeRef, sameAddress } from '#base'
import type { TwapOrder } from '#domain'
import { intentMethods } from '../intentMethods.ts'
import type { Method } from '../method.ts'
import type { BatchCall } from '../multiSend.ts'
import { callsOf, type Found, isWhole } from './officialCalls.ts'

/** ComposableCoW, which makes orders under conditions, and its handler of TWAP orders. */
const conditions: Address = '0xfdaFc9d1902f4e0b84f65F49f244b32b31013b74'

const twapHandler: Address = '0x6cF1e9cA41f7611dEf408122793c358a3d11E5a5'

/** Makes an order without a start begin when it's mined; another factory could return any time. */
const miningTime: Address = '0x52eD56Da04309Aca4c3FECC595298d80C2f16BAc'

const condition = {
  type: 'tuple',
  components: [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes' }],
} as const

const createInputs = [condition, { type: 'bool' }] as const

const contextInputs = [condition, { type: 'address' }, { type: 'bytes' }, { type: 'bool' }] as const

const twapInputs = [
  { type: 'address' },
  { type: 'address' },
  { type: 'address' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'bytes32' },
] as const

/** The methods that create a conditional order; the condition is their first argument. */
const creating: readonly Method[] = [intentMethods.create, intentMethods.createWithContext]

/** A TWAP order is fully described by its call data, except for its progress. */
export function compareTwap(order: TwapOrder, calls: readonly BatchCall[], at: SafeRef): Found {
  const [call, another] = creating.flatMap((method) =>
    callsOf({ contracts: [conditions], method }, calls),
  )
  if (!call) return {}
  const isPlain = !another && call.operation === 0 && call.value === 0n
  const told = isPlain ? readTwap(call.data) : undefined
  if (!told) return { order: false }
  const {
    factory,
    sellToken,
    buyToken,
    receiver,
    partSell,
    partBuy,
    start,
    parts,
    interval,
    span,
  } = told
  const isTime = (seconds: bigint, milliseconds: number | null) =>
    isWhole(seconds * 1000n, milliseconds ?? 0)
  return {
    amounts:
      sameAddress(sellToken, order.sell.token) &&
      sameAddress(buyToken, order.buy.token) &&
      partSell === order.partSell &&
      partBuy === order.partBuy &&
      partSell * parts === order.sell.raw &&
      partBuy * parts === order.buy.raw,
    receiver:
      sameAddress(receiver, order.receiver ?? at.address) ||
      (order.receiver === null && BigInt(receiver) === 0n),
    parts: isWhole(parts, order.parts),
    times:
      isTime(interval, order.interval) &&
      isTime(span, order.partDuration) &&
      (start === 0n
        ? sameAddress(factory, miningTime) && order.startsAt === null
        : isTime(start, order.startsAt)),
  }
}

function readTwap(data: Hex) {
  try {
    const body = slice(data, 4)
    const isPlain = data.slice(0, 10).toLowerCase() === intentMethods.create.selector
    const [[handler, , input], factory] = isPlain
      ? [decodeCanonical(createInputs, body)[0], null]
      : decodeCanonical(contextInputs, body)
    if (!sameAddress(handler, twapHandler)) return undefined
    const [sellToken, buyToken, receiver, partSell, partBuy, start, parts, interval, span] =
      decodeCanonical(twapInputs, input)
    const parties = { factory, sellToken, buyToken, receiver }
    return { ...parties, partSell, partBuy, start, parts, interval, span }
  } catch {
    // Too few bytes, or another encoding.
    return undefined
  }
}

/** @throws if it isn't canonically encoded and may be read differently. */
function decodeCanonical<const Inputs extends readonly AbiParameter[]>(inputs: Inputs, data: Hex) {
  const values = decodeAbiParameters(inputs, data)
  const again = encodeAbiParameters(inputs, values as never)
  if (!data.toLowerCase().startsWith(again)) throw new TypeError('The encoding differs.')
  return values
}
