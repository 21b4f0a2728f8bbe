import { describe, expect, test } from 'vitest'
import { flightOf, sizes } from '../../../../src/wallet/cool/flight.ts'

const always = (value: number) => () => value
const placesOf = (frames: readonly { translate: string }[]) =>
  frames.map(({ translate }) => translate.split(' ').map(Number.parseFloat) as [number, number])

describe.each([0, 0.25, 0.5, 1])('a thrown icon, with a random number of %s', (chance) => {
  const { size, duration, frames } = flightOf(600, always(chance))
  const places = placesOf(frames)

  test('is between 15 and 45 pixels', () => {
    expect(size).toBeGreaterThanOrEqual(sizes.from)
    expect(size).toBeLessThanOrEqual(sizes.to)
  })

  test('starts at its place, rises, and ends below the window', () => {
    expect(places[0]).toEqual([0, 0])
    expect(Math.min(...places.map(([, y]) => y))).toBeLessThan(-30)
    expect(places.at(-1)?.[1]).toBeCloseTo(600 + size, 0)
  })

  test('keeps falling once it has begun to fall', () => {
    const heights = places.map(([, y]) => y)
    const top = heights.indexOf(Math.min(...heights))
    expect(heights.slice(top)).toEqual(heights.slice(top).toSorted((a, b) => a - b))
  })

  test('is gone within three seconds', () => {
    expect(duration).toBeGreaterThan(400)
    expect(duration).toBeLessThan(3000)
  })
})

test('icons fly to both sides', () => {
  const side = (chance: number) => placesOf(flightOf(600, always(chance)).frames).at(-1)?.[0] ?? 0
  expect(side(0)).toBeLessThan(-50)
  expect(side(1)).toBeGreaterThan(50)
})
