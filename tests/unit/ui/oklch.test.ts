import { expect, test } from 'vitest'
import { contrastOf, readHex, toHex } from '../../../src/ui/theme/oklch.ts'

// The values are those of culori 4.0.2. Why it isn't in place of this:
// `stories/docs/decisions/OwnCodeBesideLibraries.mdx`.

test.each([
  ['#7b3fe4', 0.5382, 0.232, 293.67],
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
  ['#0f766e', 0.5109, 0.0861, 186.39],
  ['#fc0', 0.8652, 0.1768, 90.38],
  ['#123456', 0.3192, 0.0725, 251.17],
])('%s is read as in the library', (hex, lightness, chroma, hue) => {
  const read = readHex(hex)
  expect(read.lightness).toBeCloseTo(lightness, 4)
  expect(read.chroma).toBeCloseTo(chroma, 4)
  expect(read.hue).toBeCloseTo(hue, 2)
})

test('every color of a screen is written as it was read', () => {
  const channels = [0, 1, 10, 11, 64, 128, 200, 254, 255]
  const hexOf = (...rgb: number[]) =>
    `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const all = channels.flatMap((red) =>
    channels.flatMap((green) => channels.map((blue) => hexOf(red, green, blue))),
  )
  expect(all.filter((hex) => toHex(readHex(hex)) !== hex)).toEqual([])
})

test('a color beyond what a screen shows keeps its lightness and hue', () => {
  const wanted = { lightness: 0.6, chroma: 0.4, hue: 200 }
  const shown = readHex(toHex(wanted))
  expect(shown.chroma).toBeLessThan(0.15)
  expect(shown.chroma).toBeGreaterThan(0.09)
  expect(Math.abs(shown.lightness - wanted.lightness)).toBeLessThan(0.005)
  expect(Math.abs(shown.hue - wanted.hue)).toBeLessThan(2)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.4781],
  ['#7b3fe4', '#ffffff', 5.7166],
  ['#7b3fe4', '#000000', 3.6735],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 4)
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 4)
})

// The library reads the first three, and drops what is transparent.
test.each(['7b3fe4', '#7b3fe480', '#abcd', '#12', 'red', ''])('“%s” is not a color', (text) =>
  expect(() => readHex(text)).toThrow('A color is #rgb or #rrggbb'),
)
