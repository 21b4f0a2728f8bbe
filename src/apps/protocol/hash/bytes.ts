/** The bytes of hex digits without a prefix. */
export const bytesOfHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
