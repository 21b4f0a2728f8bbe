import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file in a folder, as paths from it with forward slashes, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .toSorted()
}
