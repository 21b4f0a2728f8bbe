import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageOf } from './manifest.ts'

/**
 * Bundled packages, so that consumers do not have to install them: with what they import
 * themselves, except peers.
 */
export const carried = ['valibot', 'uqr', 'icu-minify', 'lucide-react']

/** The folder of the package that a module belongs to; undefined for the project's own modules. */
export function carriedFolder(module: string): string | undefined {
  const at = module.lastIndexOf('node_modules/')
  if (at < 0) return undefined
  const start = at + 'node_modules/'.length
  return module.slice(0, start) + packageOf(module.slice(start))
}

/**
 * Name, version, and license of a bundled package, with the text of the license. Throws if it has
 * none.
 */
export function licenseOf(folder: string): { title: string; text: string } {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string | undefined>
  const file = ['LICENSE', 'LICENSE.md']
    .map((one) => path.join(folder, one))
    .find((one) => existsSync(one))
  if (!license || !file) throw new Error(`${name} has no license file.`)
  return {
    title: `${name} ${version}, ${license} license`,
    text: readFileSync(file, 'utf8').trim(),
  }
}

/**
 * Whether a bundled package needs React: then all of it is for the client, as its modules may call
 * each other while they load.
 */
export function needsReact(folder: string): boolean {
  const { peerDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { peerDependencies?: Record<string, string> }
  return peerDependencies?.react !== undefined
}
