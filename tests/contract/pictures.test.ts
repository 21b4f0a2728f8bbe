import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureOptions } from '../../scripts/setup/browser.mjs'
import { baselineFolder } from '../../scripts/visual/baselines.mjs'
import { packPicture } from '../../scripts/visual/packPicture.ts'
import { checkPicture } from '../visual/runner/checkPicture.ts'
import { hasSamePixels } from '../visual/runner/hasSamePixels.ts'
import { knownPictures } from '../visual/runner/knownPictures.ts'
import { type PictureComparer, openPictureComparer } from '../visual/runner/openPictureComparer.ts'

const side = 8

/** A gray square; the pixel `at` is lighter by one step in red. */
function gray(at?: number, height = side): Buffer {
  const picture = new PNG({ width: side, height })
  picture.data.fill(0x60)
  for (let alpha = 3; alpha < picture.data.length; alpha += 4) picture.data[alpha] = 255
  if (at !== undefined) picture.data[at * 4] = 0x61
  return PNG.sync.write(picture)
}

describe('a picture of a story', () => {
  let browser: Awaited<ReturnType<typeof chromium.launch>>
  let comparer: PictureComparer
  beforeAll(async () => {
    browser = await chromium.launch(pictureOptions())
    comparer = await openPictureComparer(browser)
  }, 60_000)
  afterAll(() => browser?.close())

  it('equals itself after packing', async () => {
    const packed = await packPicture(gray(27))
    expect(await hasSamePixels(packed, gray(27))).toBe(true)
    expect(await comparer.compare(packed, gray(27))).toEqual({ pixels: 0 })
  })

  it('differs if one pixel changes by one step of one color', async () => {
    const packed = await packPicture(gray())
    expect(await hasSamePixels(packed, gray(27))).toBe(false)
    const { pixels, before, difference } = await comparer.compare(packed, gray(27))
    expect(pixels).toBe(1)
    expect(PNG.sync.read(before ?? Buffer.of()).data.equals(PNG.sync.read(gray()).data)).toBe(true)
    const shown = PNG.sync.read(difference ?? Buffer.of()).data
    expect([...shown.subarray(27 * 4, 27 * 4 + 3)]).toEqual([0xe0, 0x20, 0x20])
  })

  it('fails without a baseline, and does not become one', async () => {
    const name = 'no-such-story-light-1280'
    const difference = await checkPicture(name, () => Promise.resolve(gray()), {
      comparer,
      known: knownPictures('none'),
    })
    expect(difference?.message).toBe(`${name} has no baseline`)
    expect(existsSync(path.join(baselineFolder, `${name}.webp`))).toBe(false)
  })

  it('is taken until two in a row are equal, and fails if they never are', async () => {
    const taken = [gray(1), gray(2), gray(3), gray(3), gray(4)]
    let count = 0
    await checkPicture(
      'no-such-story-light-1280',
      () => Promise.resolve(taken[count++] ?? gray()),
      { comparer, known: knownPictures('none') },
    )
    expect(count).toBe(4)
    const restless = checkPicture(
      'no-such-story-light-1280',
      () => Promise.resolve(gray(count++ % 60)),
      { comparer, known: knownPictures('none') },
    )
    await expect(restless).rejects.toThrow('is unstable')
  })

  it('differs if only one of the two has pixels', async () => {
    const [packed, taller] = [await packPicture(gray()), gray(undefined, side + 1)]
    expect(await hasSamePixels(packed, taller)).toBe(false)
    expect((await comparer.compare(packed, taller)).pixels).toBe(side)
  })
})
