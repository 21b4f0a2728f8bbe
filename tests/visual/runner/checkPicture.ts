import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { baselineFolder } from '../../../scripts/visual/baselines.mjs'
import { hasSamePixels } from './hasSamePixels.ts'
import { digest, type knownPictures } from './knownPictures.ts'
import type { PictureComparer } from './openPictureComparer.ts'

const reportFolder = path.resolve('reports/visual')

export interface Difference {
  name: string
  /** The problem. */
  message: string
  /** PNG files, relative to the report's folder. */
  before?: string
  after: string
  difference?: string
}

/** Maximum number of attempts until two consecutive pictures are equal. */
const most = 20

/**
 * Compares a picture with its baseline. The first one counts if it is equal; otherwise pictures are
 * taken until two consecutive ones are the same, so that the page is stable. A difference of one
 * pixel by one step of one color counts; so does a missing baseline.
 */
export async function checkPicture(
  name: string,
  take: () => Promise<Buffer>,
  { comparer, known }: { comparer: PictureComparer; known: ReturnType<typeof knownPictures> },
): Promise<Difference | undefined> {
  let taken = await take()
  const file = path.join(baselineFolder, `${name}.webp`)
  const baseline = existsSync(file) ? readFileSync(file) : undefined
  const mark = baseline && digest(baseline)
  const isEqual = async () => {
    if (!mark) return false
    if (known.isEqual(name, mark, digest(taken))) return true
    if (!(await hasSamePixels(baseline, taken))) return false
    known.remember(name, mark, digest(taken))
    return true
  }
  if (await isEqual()) return undefined
  taken = await takeStill(name, taken, take)
  if (await isEqual()) return undefined

  const compared = baseline && (await comparer.compare(baseline, taken))
  const message = compared
    ? `${compared.pixels} pixels of ${name} differ`
    : `${name} has no baseline`
  const put = (kind: string, picture: Buffer) => {
    mkdirSync(path.join(reportFolder, 'shown'), { recursive: true })
    const file = `shown/${name}-${kind}.png`
    writeFileSync(path.join(reportFolder, file), picture)
    return file
  }
  return {
    name,
    message,
    after: put('after', taken),
    ...(compared?.before &&
      compared.difference && {
        before: put('before', compared.before),
        difference: put('difference', compared.difference),
      }),
  }
}

async function takeStill(
  name: string,
  first: Buffer,
  take: () => Promise<Buffer>,
): Promise<Buffer> {
  let last = first
  for (let count = 1; count < most; count++) {
    const next = await take()
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`${name} is unstable: of ${most} pictures no two consecutive ones are equal.`)
}
