import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve('node_modules/.cache/pictures')

export const digest = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url')

/**
 * Remembers which pictures were equal to their baselines, pixel by pixel, so that the next run only
 * compares bytes. Stores the digests of the PNG and the baseline: if another browser encodes the
 * same pixels differently, they are compared again.
 */
export function knownPictures(name = 'known') {
  const file = path.join(folder, `${name}.json`)
  const known: Record<string, [baseline: string, picture: string]> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as typeof known)
    : {}
  const save = () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(known))
  }
  let found = 0
  return {
    isEqual: (name: string, baseline: string, picture: string) =>
      known[name]?.[0] === baseline && known[name][1] === picture,
    remember(name: string, baseline: string, picture: string) {
      known[name] = [baseline, picture]
      // Saves regularly, so that a canceled run does not lose everything.
      if (++found % 100 === 0) save()
    },
    save,
  }
}
