import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package whose files are extracted and that is not a dependency. */
export interface LookedAtPackage {
  name: string
  version: string
  /** npm's integrity hash, `sha512-…`, which pins the reviewed content. */
  integrity: string
}

/**
 * Downloads a package, verifies its integrity, and returns its folder.
 * @param work a temporary folder
 * @param members files in the package; by default all of them
 */
export function unpackPackage(
  { name, version, integrity }: LookedAtPackage,
  work: string,
  members: readonly string[] = [],
): string {
  const place = mkdtempSync(path.join(work, 'package-'))
  execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', place], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const file = path.join(place, readdirSync(place)[0] ?? '')
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (found !== integrity)
    throw new Error(`${name}@${version} has an unexpected integrity: ${found}`)
  execFileSync('tar', [
    '-xzf',
    file,
    '-C',
    place,
    '--strip-components=1',
    ...members.map((member) => `package/${member}`),
  ])
  return place
}
