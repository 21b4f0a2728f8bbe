import { readdirSync } from 'node:fs'
import path from 'node:path'

/** A prefix that distinguishes the kit's classes from others. */
const prefix = 'cf'

let sheets: readonly string[] | undefined
const namesOf = new Map<string, string[]>()

/**
 * The name of a class or animation in the package: short, because there are hundreds, and
 * reproducible. It consists of the index of the file and the index of the name, in the order in
 * which Vite requests them.
 */
export function scopedName(name: string, file: string): string {
  sheets ??= stylesheets()
  const own = path.relative('src', file.split('?')[0] ?? '').replaceAll(path.sep, '/')
  const place = sheets.indexOf(own)
  if (place < 0) throw new Error(`${file} is not a stylesheet of this project.`)
  const names = namesOf.get(own) ?? []
  namesOf.set(own, names)
  const at = names.includes(name) ? names.indexOf(name) : names.push(name) - 1
  return `${prefix}${place.toString(36)}-${at.toString(36)}`
}

/** All stylesheets of components, as sorted paths from `src` with forward slashes. */
const stylesheets = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
