import { isHexBytes } from '#base'
import { bytesOfHex } from './bytes.ts'

/**
 * The text that hosts sign if they are sent hex: that of its bytes, if they are UTF-8. Undefined
 * for all other texts.
 */
export function decodeHexText(message: string): string | undefined {
  if (!isHexBytes(message) || message === '0x') return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytesOfHex(message.slice(2)),
    )
  } catch {
    return undefined
  }
}
