import { bytesToHex } from 'viem'
import type { Hex } from '#base'

/** The bytes aren't valid. */
export class InvalidBytesError extends Error {
  override readonly name = 'InvalidBytesError'
}

/** Bytes of a uint256. */
const maxNumber = 32

/**
 * Reads what `writeBytes` wrote. Each value has one encoding, and no other is accepted.
 * @throws InvalidBytesError in each of its methods
 */
export function readBytes(bytes: Uint8Array) {
  let at = 0
  const take = (count: number) => {
    if (count > bytes.length - at) throw new InvalidBytesError('The bytes end too early.')
    at += count
    return bytes.subarray(at - count, at)
  }
  const length = () => {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = take(1)[0] ?? 0
      value += (byte & 127) * 2 ** shift
      if (byte >= 128) continue
      if (byte === 0 && shift > 0) break
      return value
    }
    throw new InvalidBytesError("A length isn't in its canonical encoding.")
  }
  const raw = () => take(length())
  return {
    length,
    hex: (): Hex => bytesToHex(raw()),
    number: () => {
      const part = raw()
      if (part.length > maxNumber || part[0] === 0)
        throw new InvalidBytesError("A number is too large or isn't in its canonical encoding.")
      return part.length === 0 ? 0n : BigInt(bytesToHex(part))
    },
    text: () => {
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw())
      } catch (cause) {
        if (cause instanceof InvalidBytesError) throw cause
        throw new InvalidBytesError("A string isn't valid UTF-8.", { cause })
      }
    },
    /** The bytes that haven't been read yet. */
    rest: () => bytes.subarray(at),
  }
}

/**
 * The bytes of text that `toBase64Url` wrote. Truncated text yields the bytes that are whole. The
 * text must not contain other characters.
 */
export function fromBase64Url(text: string): Uint8Array {
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
}
