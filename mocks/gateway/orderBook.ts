import {
  concat,
  hashTypedData,
  keccak256,
  pad,
  parseUnits,
  stringToHex,
  toHex,
  type Address,
  type Hex,
} from 'viem'
import { base, safes } from '../chain/genesis/places.ts'

export const settlement: Address = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'

/** An order in the exchange's order book. Amounts in the smallest unit. */
export interface BookedOrder {
  uid: Hex
  owner: Address
  sellToken: Address
  buyToken: Address
  sellAmount: bigint
  buyAmount: bigint
  /** Seconds. */
  validTo: number
}

/** The app data of every order, which contains the hash of this text. */
const appData = {
  appCode: 'Coffer',
  metadata: { orderClass: { orderClass: 'limit' }, quote: { slippageBips: 50 } },
  version: '1.1.0',
}
const appDataHash = keccak256(stringToHex(JSON.stringify(appData)))
export const appDataOf = (hash: string): typeof appData | null =>
  hash.toLowerCase() === appDataHash ? appData : null
export { appDataHash }

const orderType = [
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
] as const

/** The ID of an order: its hash, its owner, and its expiry. */
function booked(chainId: number, offer: Omit<BookedOrder, 'uid'>): BookedOrder {
  const { owner, validTo, ...amounts } = offer
  const digest = hashTypedData({
    domain: { name: 'Gnosis Protocol', version: 'v2', chainId, verifyingContract: settlement },
    types: { Order: orderType },
    primaryType: 'Order',
    message: {
      ...amounts,
      receiver: owner,
      validTo,
      appData: appDataHash,
      feeAmount: 0n,
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
  })
  return {
    ...offer,
    uid: concat([digest, owner, pad(toHex(validTo), { size: 4 })]).toLowerCase() as Hex,
  }
}

let orders: readonly BookedOrder[] | undefined
/**
 * The order book of chain 1: an order of the Treasury that awaits the owners' signatures, and an
 * expired one.
 */
export function bookedOrders(chainId: string): readonly BookedOrder[] {
  if (chainId !== '1') return []
  const { dai, usdc } = base.tokens
  const offer = { owner: safes.treasury.address, sellToken: dai, buyToken: usdc }
  return (orders ??= [
    booked(1, {
      ...offer,
      sellAmount: parseUnits('5000', 18),
      buyAmount: parseUnits('4990', 6),
      validTo: Date.UTC(2026, 10, 27) / 1000,
    }),
    booked(1, {
      ...offer,
      sellAmount: parseUnits('1000', 18),
      buyAmount: parseUnits('1010', 6),
      validTo: Date.UTC(2026, 9, 1) / 1000,
    }),
  ])
}
