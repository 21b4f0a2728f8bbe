import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Next to the page. Web apps have a `manifest.webmanifest`, which is another file. */
export const manifestFile = 'manifest.json'

/** What a build consists of. */
export interface BuildManifest {
  version: string
  /** The commit of the sources; null if they aren't a commit's. */
  commit: string | null
  /** SHA-256 of the lines that `sha256sum` prints about the files, in their order. */
  root: string
  /** SHA-256 of each file, in hex, by its path in the order of character codes. */
  files: Readonly<Record<string, string>>
}

/** Not part of a build: its list of files, and what an operator adds. */
const left = [manifestFile, 'config.json']

/** The paths of a build's files, sorted. Hidden files aren't served, so they don't belong to it. */
export const filesOfBuild = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(dir, path.join(one.parentPath, one.name)).replaceAll(path.sep, '/'))
    .filter((file) => !left.includes(file) && !/(?:^|\/)\./.test(file))
    .toSorted()

/** SHA-256 of a file's content, in hex. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

/** One hash of all files and their names. */
export const rootOf = (files: Readonly<Record<string, string>>): string =>
  sha256(
    Object.keys(files)
      .toSorted()
      .map((file) => `${files[file]}  ${file}\n`)
      .join(''),
  )

/** SHA-256 of each file of a build. */
export const hashesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    filesOfBuild(dir).map((file) => [file, sha256(readFileSync(path.join(dir, file)))]),
  )

/** The text of a manifest. The same files have the same text. */
export function manifestText(
  files: Readonly<Record<string, string>>,
  { version, commit }: Pick<BuildManifest, 'version' | 'commit'>,
): string {
  const manifest: BuildManifest = { version, commit, root: rootOf(files), files }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const hash = /^[\da-f]{64}$/

/**
 * Reads a manifest of this or another build.
 * @throws {Error} that says what is wrong with it
 */
export function readManifest(text: string): BuildManifest {
  const told = JSON.parse(text) as Partial<BuildManifest> | null
  const { version, commit, root, files } = told ?? {}
  if (typeof files !== 'object' || files === null || Object.keys(files).length === 0)
    throw new Error('It lists no files.')
  for (const [file, value] of Object.entries(files))
    if (typeof value !== 'string' || !hash.test(value))
      throw new Error(`The hash of ${file} isn't SHA-256 in hex.`)
  if (root !== rootOf(files)) throw new Error("Its root hash isn't that of its files.")
  return {
    version: typeof version === 'string' ? version : '',
    commit: typeof commit === 'string' ? commit : null,
    root,
    files,
  }
}
