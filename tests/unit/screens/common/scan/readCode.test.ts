import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { readCode } from '../../../../../src/screens/common/scan/readCode.ts'
import { random } from '../../../safe/random.ts'

/** The pixels of a code: dark on light, or light on dark as apps show it in their dark theme. */
function drawn(value: string, { scale = 4, margin = 30, isDark = false } = {}) {
  const { data, size } = encode(value, { border: 4, ecc: 'M' })
  const width = size * scale + 2 * margin
  const pixels = new Uint8ClampedArray(width * width * 4)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const module = data[Math.floor((y - margin) / scale)]?.[Math.floor((x - margin) / scale)]
      pixels.set(
        [...Array<number>(3).fill((module ?? false) === isDark ? 255 : 0), 255],
        (y * width + x) * 4,
      )
    }
  return { width, height: width, data: pixels }
}

describe('a code that the camera sees', () => {
  const { address: account, pick } = random()
  const addresses = Array.from({ length: 40 }, () => {
    const address = account()
    return pick([
      address,
      `eth:${address}`,
      `ethereum:${address}@1`,
      `eip155:137:${address}`,
      `https://app.safe.global/home?safe=eth:${address}`,
    ])
  })
  it.each(addresses)('says %s', (address) => {
    expect(readCode(drawn(address, { scale: pick([2, 3, 5]), isDark: pick([false, true]) }))).toBe(
      address,
    )
  })
})

it('is missing in an empty picture, and in one of noise', () => {
  const { upTo } = random()
  const empty = new Uint8ClampedArray(320 * 240 * 4).fill(255)
  expect(readCode({ width: 320, height: 240, data: empty })).toBeUndefined()
  const noise = empty.map(() => upTo(256))
  expect(readCode({ width: 320, height: 240, data: noise })).toBeUndefined()
  expect(readCode({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toBeUndefined()
})
