import { readFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The difference of two pictures as a PNG, whatever their sizes: what only one of them has counts as different. */
export function pictureDifference(before: string, after: string): Buffer {
  const [one, other] = [PNG.sync.read(readFileSync(before)), PNG.sync.read(readFileSync(after))]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const difference = new PNG({ width, height })
  pixelmatch(grown(one, width, height), grown(other, width, height), difference.data, width, height, { threshold: 0.01, includeAA: true })
  return PNG.sync.write(difference)
}

function grown(picture: PNG, width: number, height: number): Buffer {
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger.data
}
