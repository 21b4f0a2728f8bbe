import { keccak256, stringToHex } from 'viem'

/**
 * A small picture as a data URI, always the same for the same text, so that no requests are made.
 */
export function pictureOf(words: string): string {
  const bytes = keccak256(stringToHex(words)).slice(2)
  const number = (at: number) => Number.parseInt(bytes.slice(at * 2, at * 2 + 2), 16)
  const color = (at: number, light: number) =>
    `hsl(${Math.round((number(at) / 256) * 360)} 55% ${light}%)`
  const shapes = [0, 1, 2, 3].map(
    (at) =>
      `<circle cx="${number(at * 3 + 4) % 96}" cy="${number(at * 3 + 5) % 96}" ` +
      `r="${12 + (number(at * 3 + 6) % 26)}" fill="${color(at * 3 + 7, 62)}" ` +
      'fill-opacity=".8"/>',
  )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" fill="${color(0, 30)}"/>${shapes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
