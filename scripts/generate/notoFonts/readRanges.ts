/** `U+0301, U+0400-045F` as first and last code points. */
export function readRanges(text: string): (readonly [number, number])[] {
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, first = '', last = first]) =>
      [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  )
}
