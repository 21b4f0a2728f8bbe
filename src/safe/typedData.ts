import { concatHex, hashDomain, hashStruct, keccak256 } from 'viem'
import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import type { SafeIdentity } from './transaction/safeTx.ts'
import { type Generation, requireGeneration } from './version.ts'

interface Field {
  name: string
  type: string
}

/** The typed data that a wallet signs (EIP-712). */
export interface TypedData {
  domain: { name?: string; version?: string; chainId?: number; verifyingContract?: Address }
  types: Record<string, readonly Field[]>
  primaryType: string
  message: Record<string, unknown>
}

const field = (type: string, name: string): Field => ({ name, type })

const domainFields = {
  name: field('string', 'name'),
  version: field('string', 'version'),
  chainId: field('uint256', 'chainId'),
  verifyingContract: field('address', 'verifyingContract'),
}

const safeTxFields = (generation: Generation) => [
  field('address', 'to'),
  field('uint256', 'value'),
  field('bytes', 'data'),
  field('uint8', 'operation'),
  field('uint256', 'safeTxGas'),
  field('uint256', generation === 'before 1.0.0' ? 'dataGas' : 'baseGas'),
  field('uint256', 'gasPrice'),
  field('address', 'gasToken'),
  field('address', 'refundReceiver'),
  field('uint256', 'nonce'),
]

// A wrong checksum must not affect the hash: only the bytes are signed.
const bytesOf = (address: Address) => address.toLowerCase() as Address

/** @throws UnsupportedVersionError */
export function safeDomain({ chainId, address, version }: SafeIdentity): TypedData['domain'] {
  const verifyingContract = bytesOf(address)
  return requireGeneration(version) === 'from 1.3.0'
    ? { chainId: Number(chainId), verifyingContract }
    : { verifyingContract }
}

/** Adds the domain's type, in EIP-712 order, so that every wallet hashes the same fields. */
export function typedData(
  domain: TypedData['domain'],
  primaryType: string,
  fields: readonly Field[],
  message: Record<string, unknown>,
): TypedData {
  const EIP712Domain = (['name', 'version', 'chainId', 'verifyingContract'] as const).flatMap(
    (key) => (key in domain ? [domainFields[key]] : []),
  )
  return { domain, types: { EIP712Domain, [primaryType]: fields }, primaryType, message }
}

/**
 * The typed data of a Safe transaction for the contract's generation.
 * @throws UnsupportedVersionError
 */
export function safeTxTypedData(safe: SafeIdentity, tx: SafeTx): TypedData {
  const generation = requireGeneration(safe.version)
  const { baseGas, to, gasToken, refundReceiver, ...rest } = tx
  const message = {
    ...rest,
    to: bytesOf(to),
    gasToken: bytesOf(gasToken),
    refundReceiver: bytesOf(refundReceiver),
    [generation === 'before 1.0.0' ? 'dataGas' : 'baseGas']: baseGas,
  }
  return typedData(safeDomain(safe), 'SafeTx', safeTxFields(generation), message)
}

/** The three hashes that a hardware device may show. `safeTxHash` is the signed one. */
export interface SafeTxHashes {
  domainHash: Hex
  messageHash: Hex
  safeTxHash: Hex
}

/** keccak256(0x1901 ‖ domain hash ‖ message hash), and both parts. */
export function hashesOf({ domain, types, primaryType, message }: TypedData): {
  domainHash: Hex
  messageHash: Hex
  hash: Hex
} {
  const plain = types as Record<string, Field[]>
  const domainHash = hashDomain({ domain, types: plain })
  const messageHash = hashStruct({ data: message, primaryType, types: plain })
  return {
    domainHash,
    messageHash,
    hash: keccak256(concatHex(['0x1901', domainHash, messageHash])),
  }
}

/** @throws UnsupportedVersionError */
export function safeTxHashes(safe: SafeIdentity, tx: SafeTx): SafeTxHashes {
  const { domainHash, messageHash, hash } = hashesOf(safeTxTypedData(safe, tx))
  return { domainHash, messageHash, safeTxHash: hash }
}

/**
 * The hash that owners sign and the contract checks.
 * @throws UnsupportedVersionError
 */
export const safeTxHash = (safe: SafeIdentity, tx: SafeTx): Hex => safeTxHashes(safe, tx).safeTxHash

/**
 * The domain hash, as returned by the contract's `domainSeparator()`.
 * @throws UnsupportedVersionError
 */
export function domainHash(safe: SafeIdentity): Hex {
  const { domain, types } = typedData(safeDomain(safe), 'None', [], {})
  return hashDomain({ domain, types: types as Record<string, Field[]> })
}

/**
 * The preimage of the signed hash; contract owners of a Safe before 1.5.0 receive it to validate a
 * signature.
 */
export function signedBytes(data: TypedData): Hex {
  const { domainHash, messageHash: inner } = hashesOf(data)
  return concatHex(['0x1901', domainHash, inner])
}
