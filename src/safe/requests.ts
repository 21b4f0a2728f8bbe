import {
  hashMessage,
  hashTypedData,
  keccak256,
  stringToBytes,
  type TypedDataDefinition,
} from 'viem'
import type { Address, Hex, SafeRef } from '#base'
import type { SafeIdentity } from './transaction/safeTx.ts'
import { domainTypeOf, type TypedDataParts } from './typedMessage.ts'
import { hashesOf, safeDomain, type TypedData, typedData } from './typedData.ts'

/** A message that a Safe signs: text or typed data. */
export type SafeMessage = string | TypedDataDefinition

/** The hash of the message itself: EIP-191 for text, EIP-712 for typed data. */
export function messageHash(message: SafeMessage): Hex {
  if (typeof message === 'string') return hashMessage(message)
  const { domain = {}, types } = message
  // Libraries derive a missing domain type in different ways.
  const EIP712Domain = domainTypeOf({ domain, types: types as TypedDataParts['types'] })
  return hashTypedData({ ...message, types: { ...types, EIP712Domain } } as TypedDataDefinition)
}

/**
 * Whether a message is the data of a transaction of some Safe. An owner that is a Safe confirms the
 * other Safe's transaction by signing it.
 */
export const isTransactionData = (message: SafeMessage): boolean =>
  typeof message !== 'string' && Object.hasOwn(message.types, 'SafeTx')

/**
 * The typed data that an owner signs to confirm a message of the Safe: SafeMessage{ message: inner
 * hash } in the Safe's domain.
 * @throws UnsupportedVersionError
 */
export const safeMessageTypedData = (safe: SafeIdentity, message: SafeMessage): TypedData =>
  typedData(safeDomain(safe), 'SafeMessage', [{ name: 'message', type: 'bytes' }], {
    message: messageHash(message),
  })

/** @throws UnsupportedVersionError */
export const safeMessageHash = (safe: SafeIdentity, message: SafeMessage): Hex =>
  hashesOf(safeMessageTypedData(safe, message)).hash

/**
 * Time-based one-time password for transaction service requests: whole hours since 1970. `now` in
 * milliseconds.
 */
export const totpAt = (now: number): bigint => BigInt(Math.floor(now / 3_600_000))

const service = { name: 'Safe Transaction Service', version: '1.0' }

/**
 * Deletes a proposal from the service. Must be signed by its proposer, or by the owner who
 * delegated to the proposer.
 */
export const deleteRequestTypedData = (
  { chainId, address }: SafeRef,
  safeTxHash: Hex,
  totp: bigint,
): TypedData =>
  typedData(
    { ...service, chainId: Number(chainId), verifyingContract: address },
    'DeleteRequest',
    [
      { name: 'safeTxHash', type: 'bytes32' },
      { name: 'totp', type: 'uint256' },
    ],
    { safeTxHash, totp },
  )

/**
 * Adds or removes a delegate. The domain has no contract, because it applies to the whole chain.
 */
export const delegateTypedData = (
  chainId: string,
  delegateAddress: Address,
  totp: bigint,
): TypedData =>
  typedData(
    { ...service, chainId: Number(chainId) },
    'Delegate',
    [
      { name: 'delegateAddress', type: 'address' },
      { name: 'totp', type: 'uint256' },
    ],
    { delegateAddress, totp },
  )

/** The hash of typed data as a wallet signs it. */
export const typedDataHash = (data: TypedData): Hex => hashesOf(data).hash

/**
 * The raw 32 bytes that register a device for notifications; signed as an EIP-191 message. `safes`
 * are checksummed; `timestamp` in seconds.
 */
export const notificationHash = (device: {
  timestamp: number
  uuid: string
  token: string
  safes: readonly Address[]
}): Hex => {
  const safes = [...device.safes].toSorted().join('')
  return keccak256(
    stringToBytes(`gnosis-safe${device.timestamp}${device.uuid}${device.token}${safes}`),
  )
}
