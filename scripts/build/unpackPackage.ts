import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package that something is taken from and that nobody else needs. */
export interface LookedAtPackage {
  name: string
  version: string
  /** As npm names it, `sha512-…`: what was looked at is what is taken. */
  integrity: string
}

/**
 * Fetches a package, checks that it is the one that was looked at, and returns the folder in which it lies.
 * @param work a folder that is thrown away afterwards
 * @param members files in the package; without them, all of it is unpacked
 */
export function unpackPackage({ name, version, integrity }: LookedAtPackage, work: string, members: readonly string[] = []): string {
  const place = mkdtempSync(path.join(work, 'package-'))
  execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', place], { stdio: ['ignore', 'ignore', 'inherit'] })
  const file = path.join(place, readdirSync(place)[0] ?? '')
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (found !== integrity) throw new Error(`${name}@${version} is not what it was: ${found}`)
  execFileSync('tar', ['-xzf', file, '-C', place, '--strip-components=1', ...members.map((member) => `package/${member}`)])
  return place
}
