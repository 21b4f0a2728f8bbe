import type { Browser } from 'playwright'

interface Compared {
  /** Number of different pixels; for pictures of different sizes, all of them. */
  pixels: number
  /** The baseline, and a picture with the differences in red on a pale background, as PNG. */
  before?: Buffer
  difference?: Buffer
}

export interface PictureComparer {
  /**
   * Compares a committed picture (WebP) with a new one (PNG), and draws where they differ.
   */
  compare(baseline: Buffer, taken: Buffer): Promise<Compared>
  close(): Promise<void>
}

/** Opens a page that decodes and compares pictures. */
export async function openPictureComparer(browser: Browser): Promise<PictureComparer> {
  const page = await browser.newPage()
  return {
    async compare(baseline, taken) {
      const { pixels, before, difference } = await page.evaluate(comparePictures, [
        baseline.toString('base64'),
        taken.toString('base64'),
      ] as const)
      return {
        pixels,
        ...(before &&
          difference && {
            before: Buffer.from(before, 'base64'),
            difference: Buffer.from(difference, 'base64'),
          }),
      }
    },
    close: () => page.close(),
  }
}

/** Sent to the page as text. */
async function comparePictures([baseline, taken]: readonly [string, string]): Promise<{
  pixels: number
  before?: string
  difference?: string
}> {
  const decode = async (text: string, type: string) => {
    const file = await (await fetch(`data:${type};base64,${text}`)).blob()
    const bitmap = await createImageBitmap(file, {
      colorSpaceConversion: 'none',
      premultiplyAlpha: 'none',
    })
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const ink = canvas.getContext('2d', { willReadFrequently: true })
    if (!ink) throw new Error('The browser gives no canvas to compare pictures on.')
    ink.drawImage(bitmap, 0, 0)
    const { data } = ink.getImageData(0, 0, bitmap.width, bitmap.height)
    return {
      canvas,
      width: bitmap.width,
      height: bitmap.height,
      pixels: new Uint32Array(data.buffer),
    }
  }
  const base64 = async (canvas: OffscreenCanvas) => {
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer(),
    )
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  }
  const [before, after] = await Promise.all([
    decode(baseline, 'image/webp'),
    decode(taken, 'image/png'),
  ])
  const [width, height] = [
    Math.max(before.width, after.width),
    Math.max(before.height, after.height),
  ]
  const isSameSize = before.width === after.width && before.height === after.height
  let differing = 0
  if (isSameSize)
    for (let at = 0; at < before.pixels.length; at++)
      if (before.pixels[at] !== after.pixels[at]) differing++
  if (isSameSize && differing === 0) return { pixels: 0 }

  const canvas = new OffscreenCanvas(width, height)
  const ink = canvas.getContext('2d')
  const drawn = ink?.createImageData(width, height)
  if (!ink || !drawn) throw new Error('The browser gives no canvas to compare pictures on.')
  const shown = new Uint32Array(drawn.data.buffer)
  const red = 0xff2020e0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const one =
        x < before.width && y < before.height ? before.pixels[y * before.width + x] : undefined
      const other =
        x < after.width && y < after.height ? after.pixels[y * after.width + x] : undefined
      // Equal pixels are shown at a quarter of their strength, on white.
      shown[y * width + x] =
        one === other && one !== undefined
          ? (0xff000000 | (((one >>> 2) & 0x3f3f3f) + 0xc0c0c0)) >>> 0
          : red
      if (!isSameSize && one !== other) differing++
    }
  }
  ink.putImageData(drawn, 0, 0)
  return {
    pixels: differing,
    before: await base64(before.canvas),
    difference: await base64(canvas),
  }
}
