import { type Address, isAddressLike } from '#base'
import type { TypedMessage } from '#domain'
import { hashedTypes } from '../typedMessage.ts'
import { addressIn, integerIn, secondsIn } from './values.ts'

/** A transfer that is authorized in advance: anyone with the signature can make it, once. */
export interface AuthorizedPayment {
  token: Address
  from: Address
  to: Address
  /** In the token's smallest unit. */
  raw: bigint
  /** When it can first be made, in seconds since 1970; missing if immediately. */
  after?: number
  /** Until when it can be made, in seconds since 1970. */
  usableUntil: number
}

const fields =
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'
const kinds: readonly string[] = [
  `TransferWithAuthorization(${fields})`,
  `ReceiveWithAuthorization(${fields})`,
]

/**
 * The transfer in typed data, as tokens such as USDC take it; undefined for anything else. Only
 * what is hashed is read. https://eips.ethereum.org/EIPS/eip-3009
 */
export function paymentIn(data: TypedMessage): AuthorizedPayment | undefined {
  const token = data.domain.verifyingContract
  if (!isAddressLike(token) || !kinds.includes(hashedTypes(data)[1])) return undefined
  const { message } = data
  const from = addressIn(message.from)
  const to = addressIn(message.to)
  const raw = integerIn(message.value)
  const after = secondsIn(message.validAfter)
  const usableUntil = secondsIn(message.validBefore)
  return from && to && raw !== undefined && after !== undefined && usableUntil !== undefined
    ? { token, from, to, raw, ...(after > 0 && { after }), usableUntil }
    : undefined
}
