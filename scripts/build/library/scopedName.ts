import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The kit's own, among all that other stylesheets may call their classes. */
const prefix = 'cf'

let sheets: readonly string[] | undefined
const namesOf = new Map<string, string[]>()

/**
 * What a part's class or animation is called in the package: short, since there are hundreds, and the same whenever it is built. It says where the
 * file stands among all of them, and which of its names it is, in the order in which Vite asks for them.
 */
export function scopedName(name: string, file: string): string {
  sheets ??= stylesheets()
  const own = path.relative('src', file.split('?')[0] ?? '').replaceAll(path.sep, '/')
  const place = sheets.indexOf(own)
  if (place < 0) throw new Error(`${file} is no stylesheet of ours.`)
  const names = namesOf.get(own) ?? []
  namesOf.set(own, names)
  const at = names.includes(name) ? names.indexOf(name) : names.push(name) - 1
  return `${prefix}${place.toString(36)}-${at.toString(36)}`
}

/** Every stylesheet of a part, as paths from `src` with forward slashes, in order. */
const stylesheets = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
