import { keccak256, stringToBytes } from 'viem'
import type { Hex } from '#base'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The Transaction Builder's checksum: over everything but the name, so that a batch can be renamed.
 */
export const checksumOf = (json: Record<string, unknown>): Hex => {
  const { checksum: _, ...meta } = isObject(json.meta) ? json.meta : {}
  return keccak256(stringToBytes(sorted({ ...json, meta: { ...meta, name: null } })))
}

/**
 * The format's JSON serialization: an object's sorted keys in brackets, then each value and a
 * comma.
 */
function sorted(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(sorted).join(',')}]`
  if (!isObject(json)) return JSON.stringify(json ?? null)
  const names = Object.keys(json).toSorted()
  return `{${JSON.stringify(names)}${names.map((name) => `${sorted(json[name])},`).join('')}}`
}

export function checkChecksum(
  json: Record<string, unknown>,
  checksum: unknown,
): 'ok' | 'missing' | 'differs' {
  if (typeof checksum !== 'string' || checksum === '') return 'missing'
  try {
    return checksumOf(json) === checksum.toLowerCase() ? 'ok' : 'differs'
  } catch {
    // Nested too deeply.
    return 'differs'
  }
}
