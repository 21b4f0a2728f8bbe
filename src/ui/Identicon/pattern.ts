/** Rows and columns of the drawing. Columns mirror around the middle. */
export const cells = 6

export interface IdenticonPattern {
  /** Hues in degrees: background and figure. */
  hues: readonly [ground: number, figure: number]
  /** Filled cells; `strong` ones in the deeper tone. */
  marks: readonly { column: number; row: number; strong: boolean }[]
}

/**
 * FNV-1a and a xorshift: a small change of the address changes the whole drawing. Not a checksum.
 */
function numbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/**
 * The drawing of an address; letter case does not matter. It helps people recognize an address, but
 * proves nothing.
 */
export function identiconPattern(address: string): IdenticonPattern {
  const next = numbers(address.toLowerCase())
  for (let warm = 0; warm < 4; warm++) next()
  const ground = Math.floor(next() * 360)
  const figure = (ground + 70 + Math.floor(next() * 220)) % 360
  const marks: { column: number; row: number; strong: boolean }[] = []
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells / 2; column++) {
      const value = next()
      if (value < 0.45) continue
      const strong = value > 0.78
      marks.push({ column, row, strong }, { column: cells - 1 - column, row, strong })
    }
  }
  return { hues: [ground, figure], marks }
}
