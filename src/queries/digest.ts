import { escape } from './cache/serialize.ts'

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'symbol'
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/**
 * A text that is the same only for the same plain data, in every field: what a result is stored
 * under must differ wherever its inputs do. @throws TypeError for anything else
 */
export const digest = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => {
    if (!isPlain(part)) throw new TypeError(`Only plain data has a digest: ${name}.`)
    return escape(name, part)
  })
