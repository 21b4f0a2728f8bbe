import { bytesToHex, hexToBytes } from 'viem'
import type { Hex } from '#base'

/** Collects values in order; each starts with its length, so that short ones stay short. */
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

/** Bytes in the letters that URLs pass on unchanged (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
