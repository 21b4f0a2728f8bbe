import { lastSecond } from '#base'

/**
 * Words that end the name of an argument that limits how long a call, an order or a signature is
 * valid.
 */
const endings = /(?:deadline|expiry|expires?(?:at)?|expiration(?:time)?|valid(?:to|until)|until)$/

/** 2001-09-09: lower numbers are durations, blocks, or nothing. */
const firstSecond = 1_000_000_000n

/**
 * The time that an argument stands for, in milliseconds since 1970: an unsigned number with the
 * name of a deadline, in seconds as contracts count them. `never`: later than any date.
 */
export function deadlineOf(argument: {
  name: string
  type: string
  value: unknown
}): number | 'never' | undefined {
  const { value } = argument
  const name = argument.name.toLowerCase().replaceAll('_', '')
  if (!/^uint\d*$/.test(argument.type) || !endings.test(name)) return undefined
  const seconds =
    typeof value === 'bigint'
      ? value
      : typeof value === 'string' && /^\d+$/.test(value)
        ? BigInt(value)
        : undefined
  if (seconds === undefined || seconds < firstSecond) return undefined
  return seconds >= BigInt(lastSecond) ? 'never' : Number(seconds) * 1000
}
