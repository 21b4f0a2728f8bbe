import { bytesToHex, hexToBytes } from 'viem'
import type { Hex } from '#base'

/** Bytes that don't hold what they should. */
export class InvalidBytesError extends Error {
  override readonly name = 'InvalidBytesError'
}

/** Bytes of a uint256. */
const maxNumber = 32

/** Collects values one after the other; each begins with its length, so that short ones stay short. */
export function writeBytes() {
  const bytes: number[] = []
  const length = (count: number) => {
    for (let rest = count; ; rest = Math.floor(rest / 128)) {
      bytes.push(rest < 128 ? rest : (rest % 128) + 128)
      if (rest < 128) return
    }
  }
  const hex = (value: Hex) => {
    const part = hexToBytes(value)
    length(part.length)
    for (const byte of part) bytes.push(byte)
  }
  return {
    length,
    hex,
    /** A whole number up to 2 ** 256 - 1. */
    number: (value: bigint) => {
      const digits = value === 0n ? '' : value.toString(16)
      hex(`0x${digits.length % 2 ? '0' : ''}${digits}`)
    },
    text: (value: string) => hex(bytesToHex(new TextEncoder().encode(value))),
    done: () => Uint8Array.from(bytes),
  }
}

/**
 * Reads what {@link writeBytes} has written. There is one way to write a value, and only that is read.
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
    throw new InvalidBytesError('A length is written in another way.')
  }
  const raw = () => take(length())
  return {
    length,
    hex: (): Hex => bytesToHex(raw()),
    number: () => {
      const part = raw()
      if (part.length > maxNumber || part[0] === 0) throw new InvalidBytesError('A number is too large, or written in another way.')
      return part.length === 0 ? 0n : BigInt(bytesToHex(part))
    },
    text: () => {
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw())
      } catch (cause) {
        if (cause instanceof InvalidBytesError) throw cause
        throw new InvalidBytesError('A text is not UTF-8.', { cause })
      }
    },
    /** The bytes that haven't been read yet. */
    rest: () => bytes.subarray(at),
  }
}

/** Bytes in the letters that URLs pass on unchanged (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Same, back. A text that was cut off yields the bytes that are whole. Other letters must not be among them. */
export function fromBase64Url(text: string): Uint8Array {
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
