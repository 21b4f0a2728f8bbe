import { type EIP712TypedData, hashTypedData as hash, TypedDataError } from '#apps/protocol'
import { InvalidRequestError } from '../errors.ts'

/**
 * The {@link https://eips.ethereum.org/EIPS/eip-712 EIP-712} hash of typed data.
 * @throws InvalidRequestError with the field as its cause if a value does not fit its type, or if
 *   there is no single primary type
 */
export function hashTypedData(data: EIP712TypedData): `0x${string}` {
  try {
    return hash(data)
  } catch (error) {
    throw error instanceof TypedDataError
      ? new InvalidRequestError(error.message, { cause: error.cause })
      : error
  }
}
