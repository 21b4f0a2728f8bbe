import { decodeQR } from 'qr/decode.js'

/** Larger pictures are read at this size, in pixels: codes on screens and paper are coarse. */
const mostPixels = 1024

/** The pixels of a picture, as 8-bit RGBA. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** The text of the code that pixels show; undefined if there is none that can be read. */
export function readCode(pixels: Pixels): string | undefined {
  try {
    return decodeQR(pixels).trim() || undefined
  } catch {
    return undefined
  }
}

/** The text of the code that a picture shows, drawn on a canvas that is kept between pictures. */
export function readPicture(
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
  canvas: HTMLCanvasElement,
): string | undefined {
  const scale = Math.min(1, mostPixels / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return readCode(context.getImageData(0, 0, canvas.width, canvas.height))
}

/** The text of the code in a picture file; undefined if it isn't a picture or shows no code. */
export async function readFile(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const text = readPicture(picture, picture, document.createElement('canvas'))
  picture.close()
  return text
}
