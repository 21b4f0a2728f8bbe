import { type Hex, toHex } from 'viem'
import type { Address } from '#base'
import { encodeCall, type Method } from '../../../src/safe/method.ts'
import type { Random } from './random.ts'

/** Arguments of a method, as a canonical call. */
export const aCallOf = (method: Method, { address, bytes, uint, upTo }: Random): Hex => {
  const value = (type: string): unknown => {
    if (type === 'address') return address()
    if (type === 'address[]') return [address(), address()]
    if (type === 'bool') return true
    // Only an operation is one: a call, or a delegatecall.
    if (type === 'uint8') return upTo(2)
    if (type === 'bytes') return bytes(1 + upTo(70))
    if (type === 'bytes32') return bytes(32)
    return BigInt.asUintN(Number(type.slice(4)), uint()) || 1n
  }
  return encodeCall(method, method.types.map(value) as never)
}

const wordOf = (value: bigint) => toHex(value, { size: 32 }).slice(2)
const isDynamic = (type: string) => type === 'bytes' || type.endsWith('[]')

/** How many bits of an argument's word count; the others are zero in a canonical call. */
const bitsOf = (type: string): number =>
  type === 'address' ? 160 : type === 'bool' ? 1 : Number(/^uint(\d+)$/.exec(type)?.[1] ?? 256)

/** A spelling of a call: the same bytes, or bytes that other contracts may read in another way. */
export interface Spelling {
  what: string
  data: Hex
  /** The call is canonical still. */
  isSame: boolean
}

/** Other spellings of a canonical call, one fault in each. */
export function spellingsOf({ types, selector }: Method, data: Hex): readonly Spelling[] {
  const body = data.slice(10)
  const word = (index: number) => BigInt(`0x${body.slice(index * 64, index * 64 + 64)}`)
  const withWord = (index: number, value: bigint, rest = body): Hex =>
    `${selector}${rest.slice(0, index * 64)}${wordOf(value)}${rest.slice(index * 64 + 64)}`
  const faults: [string, Hex][] = types.flatMap((type, at): [string, Hex][] => {
    const named = (what: string) => `${what} of argument ${at} (${type})`
    if (!isDynamic(type)) {
      const bits = bitsOf(type)
      return bits === 256
        ? []
        : [BigInt(bits), 255n].map((bit) => [
            named(`dirty bit ${bit}`),
            withWord(at, word(at) | (1n << bit)),
          ])
    }
    const from = Number(word(at)) * 2
    const inserted = body.slice(0, from) + wordOf(7n) + body.slice(from)
    const laterOffsets = types
      .map((one, index) => [one, index] as const)
      .filter(([one, index]) => isDynamic(one) && word(index) >= word(at))
    const moved = laterOffsets.reduce<Hex>(
      (call, [, index]) => withWord(index, word(index) + 32n, call.slice(10)),
      `${selector}${inserted}`,
    )
    const length = word(from / 64)
    const end = from + 64 + Math.ceil(Number(length) / 32) * 64
    const dirtyEnd: [string, Hex] = [
      named('dirty end'),
      `${selector}${body.slice(0, end - 2)}01${body.slice(end)}`,
    ]
    return [
      [named('moved contents'), moved],
      [named('overlapping offset'), withWord(at, 0n)],
      [named('offset by a byte'), withWord(at, word(at) + 1n)],
      [named('far offset'), withWord(at, 1n << 64n)],
      [named('huge offset'), withWord(at, (1n << 256n) - 32n)],
      [named('longer length'), withWord(from / 64, length + 64n)],
      [named('huge length'), withWord(from / 64, 1n << 255n)],
      ...(type === 'bytes' && length % 32n !== 0n ? [dirtyEnd] : []),
    ]
  })
  const ends = [1, 2, 31, 32, 33].filter((bytes) => bytes * 2 <= body.length)
  return [
    ...faults.map(([what, bytes]) => ({ what, data: bytes, isSame: false })),
    ...ends.map((bytes) => ({
      what: `without its last ${bytes} bytes`,
      data: data.slice(0, -bytes * 2) as Hex,
      isSame: false,
    })),
    ...(body.length > 0 ? [{ what: 'its selector alone', data: selector, isSame: false }] : []),
    { what: 'half a byte more', data: `${data}0`, isSame: false },
    ...(body.length > 0
      ? [{ what: 'half a byte less', data: data.slice(0, -1) as Hex, isSame: false }]
      : []),
    { what: 'more bytes', data: `${data}deadbeef`, isSame: true },
    { what: 'capitals', data: `0x${data.slice(2).toUpperCase()}`, isSame: true },
  ]
}

/** A place where a method is read: the contract that is called, and how. */
export interface Place {
  to: Address
  operation: 0 | 1
}
