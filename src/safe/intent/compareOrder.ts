import { keccak256, size, slice, stringToHex } from 'viem'
import { type Address, type Hex, type SafeRef, sameAddress } from '#base'
import type { SwapOrder } from '#domain'
import { intentMethods } from '../intentMethods.ts'
import type { BatchCall } from '../multiSend.ts'
import { typedDataHash } from '../requests.ts'
import { typedData } from '../typedData.ts'
import { type Found, isWhole, onlyCall } from './officialCalls.ts'

/**
 * The exchange's contract, the same on every chain:
 * https://docs.cow.fi/cow-protocol/reference/contracts/core
 */
export const settlement: Address = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'

export const orderFields = [
  { name: 'sellToken', type: 'address' },
  { name: 'buyToken', type: 'address' },
  { name: 'receiver', type: 'address' },
  { name: 'sellAmount', type: 'uint256' },
  { name: 'buyAmount', type: 'uint256' },
  { name: 'validTo', type: 'uint32' },
  { name: 'appData', type: 'bytes32' },
  { name: 'feeAmount', type: 'uint256' },
  { name: 'kind', type: 'string' },
  { name: 'partiallyFillable', type: 'bool' },
  { name: 'sellTokenBalance', type: 'string' },
  { name: 'buyTokenBalance', type: 'string' },
]

/**
 * An order's ID is the hash of its fields, its owner, and its expiry. The call data has only the
 * ID.
 */
export function compareOrder(order: SwapOrder, calls: readonly BatchCall[], at: SafeRef): Found {
  const signed = onlyCall({ contracts: [settlement], method: intentMethods.setPreSignature }, calls)
  if (signed === undefined) return {}
  // Otherwise, an order that isn't shown could be signed, or one revoked.
  const [uid, isSigned] = signed ?? ['0x', false]
  if (!isSigned || uid.toLowerCase() !== order.uid.toLowerCase() || size(uid) !== 56)
    return { order: false }
  const isHashed = [false, true].some(
    (partiallyFillable) =>
      orderHash(order, partiallyFillable, at) === slice(uid, 0, 32).toLowerCase(),
  )
  return {
    order: true,
    owner: sameAddress(slice(uid, 32, 52), order.owner) && sameAddress(order.owner, at.address),
    expiry: isWhole(BigInt(slice(uid, 52, 56)), Math.round(order.validUntil / 1000)),
    // A different hash proves nothing: the app's document may be serialized differently.
    ...(isHashed && { amounts: true, receiver: true }),
  }
}

function orderHash(
  order: SwapOrder,
  partiallyFillable: boolean,
  { chainId }: SafeRef,
): Hex | undefined {
  const { sell, buy, receiver, owner, side, validUntil, appData } = order
  if (!appData) return undefined
  try {
    const message = {
      sellToken: sell.token,
      buyToken: buy.token,
      receiver: receiver ?? owner,
      sellAmount: sell.raw,
      buyAmount: buy.raw,
      validTo: Math.round(validUntil / 1000),
      appData: keccak256(stringToHex(JSON.stringify(appData))),
      feeAmount: 0n,
      kind: side,
      partiallyFillable,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    }
    const domain = {
      name: 'Gnosis Protocol',
      version: 'v2',
      chainId: Number(chainId),
      verifyingContract: settlement,
    }
    return typedDataHash(typedData(domain, 'Order', orderFields, message))
  } catch {
    // A value that is invalid for its type.
    return undefined
  }
}
