import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import path from 'node:path'

/** A package in the lock file. */
interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * Copies installed packages of this project to another one, with all that the lock file says they
 * need: like `npm install`, without a registry. Optional peers are left out.
 */
export function copyPackages(dir: string, names: readonly string[]): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const wanted = new Set<string>()
  const want = (place: string | undefined) => {
    if (!place || wanted.has(place)) return
    wanted.add(place)
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta,
    } = packages[place] ?? {}
    const peers = Object.keys(peerDependencies).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      want(placeOf(name, place, packages))
  }
  for (const name of names) want(placeOf(name, '', packages))
  for (const place of wanted)
    if (!existsSync(path.join(dir, place))) copyFolder(path.resolve(place), path.join(dir, place))
}

/**
 * Where Node finds a package, from another one; undefined if it is not installed, such as that of
 * another platform.
 */
function placeOf(name: string, from: string, packages: Record<string, Locked>): string | undefined {
  const place = path.posix.join(from, 'node_modules', name)
  if (place in packages) return existsSync(place) ? place : undefined
  return from === ''
    ? undefined
    : placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages)
}

/**
 * Copies a package without the ones inside it. Files are linked where the system can: nothing
 * writes to them.
 */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const one of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, one.name), path.join(to, one.name)]
    if (one.isDirectory() && one.name !== 'node_modules') copyFolder(source, target)
    if (one.isFile()) copyFile(source, target)
  }
}

function copyFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}
