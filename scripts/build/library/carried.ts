import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Bundled packages, so that consumers do not have to install them. */
export const carried = ['valibot', 'uqr']

/** The licence of a bundled package as a comment for its module; empty for the project's own modules. Throws if it has none. */
export function licenceOf(module: string): string | undefined {
  const name = carried.find((one) => module.includes(`node_modules/${one}/`))
  if (!name) return undefined
  const folder = path.join('node_modules', name)
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }
  const file = ['LICENSE.md', 'LICENSE'].map((one) => path.join(folder, one)).find((one) => existsSync(one))
  if (!file) throw new Error(`${name} has no licence file.`)
  return `/*!\n${name} ${version}\n\n${readFileSync(file, 'utf8').trim()}\n*/`
}
