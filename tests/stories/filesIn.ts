import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The files of a folder, at any depth, whose names end like this. */
export const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith(ending))
    .map((one) => path.posix.join(one.parentPath, one.name))
    .toSorted()
