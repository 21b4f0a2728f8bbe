import { getAddress, type Address } from 'viem'
import { invalid, notBoolean } from '../httpError.ts'

const addressIn = (text: string, path: string[]): Address => {
  if (!/^0x[0-9a-f]{40}$/i.test(text))
    throw invalid({ code: 'custom', message: 'Invalid address', path })
  return getAddress(text.toLowerCase())
}

/** An address in any letter case, returned in checksum format; 422 for anything else. */
export const readAddress = (text: string): Address => addressIn(text, [])

/** Same, from a field of a body, which the error names. */
export const readAddressField = (body: Record<string, unknown>, name: string): Address =>
  addressIn(readText(body, name), [name])

/** `true`, `false`, or the default if it is missing; 400 for anything else. */
export function readFlag(query: URLSearchParams, name: string, otherwise: boolean): boolean {
  const value = query.get(name)
  if (value === null) return otherwise
  if (value !== 'true' && value !== 'false') throw notBoolean()
  return value === 'true'
}

/** The body as an object; 422 without one. */
export function readObject(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid({
      code: 'invalid_type',
      expected: 'object',
      message: `Invalid input: expected object, received ${kindOf(body)}`,
      path: [],
    })
  }
  return body as Record<string, unknown>
}

/** A string field of a body; 422 if it is missing or of another type. */
export function readText(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  if (typeof value === 'string') return value
  throw invalid({
    code: 'invalid_type',
    expected: 'string',
    message: `Invalid input: expected string, received ${kindOf(value)}`,
    path: [name],
  })
}

/** A string field that may be null or missing. */
export const readOptionalText = (body: Record<string, unknown>, name: string): string | null =>
  body[name] == null ? null : readText(body, name)

/** A whole number as a decimal string. */
export function readDigits(body: Record<string, unknown>, name: string): bigint {
  const value = readText(body, name)
  if (!/^\d+$/.test(value))
    throw invalid({ code: 'custom', message: 'Invalid base-10 numeric string', path: [name] })
  return BigInt(value)
}

/** Bytes as 0x-hex. */
export function readHex(body: Record<string, unknown>, name: string): `0x${string}` {
  const value = readText(body, name)
  if (!/^0x([0-9a-f]{2})*$/i.test(value))
    throw invalid({ code: 'custom', message: `Invalid "0x" notated hex string`, path: [name] })
  return value as `0x${string}`
}

export function readOperation(body: Record<string, unknown>): 0 | 1 {
  const value = body['operation']
  if (value === 0 || value === 1) return value
  throw invalid({ code: 'custom', message: 'Invalid enum value', path: ['operation'] })
}

/** How a validation error describes the actual value. */
export const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
