import path from 'node:path'
import { filesIn } from './files.ts'

/** The kit's own, among all that other stylesheets may call their classes. */
const prefix = 'cf'

let sheets: readonly string[] | undefined

/**
 * What a part's class or animation is called in the package: short, since there are hundreds, and the same whenever it is built. It says where the
 * file stands among all of them, and where the name stands in the file.
 */
export function scopedName(name: string, file: string, css: string): string {
  sheets ??= filesIn('src').filter((one) => one.endsWith('.module.css'))
  const own = path.relative('src', file.split('?')[0] ?? '').replaceAll(path.sep, '/')
  const place = sheets.indexOf(own)
  const names = [...new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)|@keyframes\s+([\w-]+)/g)].map(([, part, animation]) => part ?? animation))]
  const at = names.indexOf(name)
  if (place < 0 || at < 0) throw new Error(`${file} has no ${name}, or is no stylesheet of ours.`)
  return `${prefix}${place.toString(36)}-${at.toString(36)}`
}
