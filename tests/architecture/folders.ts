import path from 'node:path'
import { fileOfEntryPoint, importsIn, type Source } from './imports.ts'

/**
 * The folder of screens that a file belongs to, such as `transactions/queue`; undefined outside of
 * a folder.
 */
export function folderOf(file: string): string | undefined {
  const [, group, folder] = /^src\/screens\/(\w+)\/(\w+)\//.exec(file) ?? []
  return group && folder && `${group}/${folder}`
}

/** Stylesheets have no door; the folders of those that several folders share. */
const sharesLooks = /^src\/screens\/(\w+\/)?common\//

/**
 * The problem with an import by path from another folder of screens; undefined if nothing is. Only
 * the door of all screens may know folders by path.
 */
export function wrongDoor(file: string, target: string): string | undefined {
  const from = folderOf(file)
  const to = folderOf(target)
  if (!from || !to || from === to) return undefined
  if (target.endsWith('.css') && sharesLooks.test(target)) return undefined
  return `imports a file of ${to} by path instead of through a door, such as #screens/${to}`
}

/** Which folders of screens a folder imports, dynamic imports and types included. */
function folderImports(sources: readonly Source[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const { file, text } of sources) {
    const from = folderOf(file)
    if (!from) continue
    const known = all.get(from) ?? new Set()
    all.set(from, known)
    for (const { name } of importsIn(text)) {
      const to = folderOf(
        name.startsWith('.')
          ? path.posix.join(path.posix.dirname(file), name)
          : (fileOfEntryPoint(name) ?? ''),
      )
      if (to && to !== from) known.add(to)
    }
  }
  return all
}

/** A circle of folders that import each other, for each folder that closes one. */
export function circles(sources: readonly Source[]): string[] {
  const imports = folderImports(sources)
  const done = new Set<string>()
  const found: string[] = []
  function visit(folder: string, way: readonly string[]) {
    const at = way.indexOf(folder)
    if (at !== -1) {
      found.push([...way.slice(at), folder].join(' → '))
      return
    }
    if (done.has(folder)) return
    for (const next of imports.get(folder) ?? []) visit(next, [...way, folder])
    done.add(folder)
  }
  for (const folder of imports.keys()) visit(folder, [])
  return found
}
