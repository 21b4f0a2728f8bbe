import { type Address, isAddressLike, lastSecond } from '#base'

/** The fields of a struct of typed data. */
export type Fields = Record<string, unknown>

/** Integers in typed data are numbers, or decimal or hexadecimal text. */
export function integerIn(value: unknown, bits = 256n): bigint | undefined {
  const whole =
    typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
      ? BigInt(value)
      : typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)
        ? BigInt(value)
        : undefined
  return whole !== undefined && BigInt.asUintN(Number(bits), whole) === whole ? whole : undefined
}

/** The last second of a JavaScript date stands for every later one. */
export function secondsIn(value: unknown): number | undefined {
  const seconds = integerIn(value)
  if (seconds === undefined) return undefined
  return seconds < lastSecond ? Number(seconds) : lastSecond
}

/** The items of a list of structs, each as `read` reads it; undefined if one can't be read. */
export function eachOf<Read>(
  list: unknown,
  read: (one: Fields) => Read | undefined,
): readonly Read[] | undefined {
  if (!Array.isArray(list)) return undefined
  const found = list.map((one) =>
    typeof one === 'object' && one !== null ? read(one as Fields) : undefined,
  )
  return found.every((one) => one !== undefined) ? found : undefined
}

export const addressIn = (value: unknown): Address | undefined =>
  isAddressLike(value) ? value : undefined
