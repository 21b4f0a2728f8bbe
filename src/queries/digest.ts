import { escape } from './cache/serialize.ts'

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'symbol'
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/**
 * A string that is equal only for equal plain data, in every field: a result's key must differ
 * whenever its inputs do. @throws TypeError for anything else
 */
export const digest = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => {
    if (!isPlain(part)) throw new TypeError(`Can't compute a digest: ${name} isn't plain data.`)
    return escape(name, part)
  })
