import { allFields, codes } from '#apps/protocol'
import { isAddressLike, isHexBytes, isHexWord, sameAddress } from '#base'
import type { Context } from './context.ts'
import { invalidParams, ProviderRpcError } from './rpcErrors.ts'

/** Throws with the code 4100 unless the address is that of the Safe. */
export function requireOwnAddress(address: unknown, { safe }: Context, text: string): void {
  if (typeof address !== 'string' || !sameAddress(address, safe.safeAddress))
    throw new ProviderRpcError(text, codes.unauthorized)
}

export function readHash(value: unknown): string {
  if (!isHexWord(value)) throw invalidParams('The hash must be 0x followed by 64 hex digits')
  return value
}

export function readObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  const fields = allFields(value)
  if (!fields) throw invalidParams(`${what} must be an object`)
  return fields
}

/** A chain ID as hex or decimal text, or as a number. */
export function readChainId(value: unknown): number {
  const isText = typeof value === 'string' && /^(0x[\da-fA-F]{1,13}|\d{1,15})$/.test(value)
  const chainId = isText || Number.isSafeInteger(value) ? Number(value) : 0
  if (chainId < 1) throw invalidParams('The chain id is invalid')
  return chainId
}

/**
 * Addresses are sent to the node in lowercase. Everything else is passed through for the node to
 * reject.
 */
export const lowerCase = (value: unknown): unknown =>
  isAddressLike(value) ? value.toLowerCase() : value

export interface Call {
  to: string | undefined
  value: string
  data: `0x${string}`
}

/**
 * Reads `{ to, value, data }`; `what` names it in errors. Missing and undefined values have
 * defaults; `input` is another name for `data`.
 */
export function readCall(value: unknown, what: string, defaultValue: string): Call {
  const fields = readObject(value, what)
  const { to, data = fields.input } = fields
  if (to != null && !isAddressLike(to)) throw invalidParams(`${what} has an invalid "to" field`)
  const bytes = data || '0x'
  if (!isHexBytes(bytes)) throw invalidParams(`${what} has invalid data`)
  return { to: to ?? undefined, value: readValue(fields.value || defaultValue, what), data: bytes }
}

/** Wei. Text stays unchanged. */
function readValue(value: unknown, what: string): string {
  const isNumber = typeof value === 'bigint' || Number.isSafeInteger(value)
  const text = isNumber ? String(value) : value
  if (typeof text !== 'string' || !/^(0x[\da-fA-F]{1,64}|\d{1,78})$/.test(text))
    throw invalidParams(`${what} has an invalid value`)
  return text
}
