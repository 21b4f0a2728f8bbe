import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { entrySources, isInstalled, packageOf, type Project } from './manifest.ts'
import { type Named, namesIn } from './namesIn.ts'

/**
 * Writes the declarations that an entry point reaches, and no others: private ones reference
 * packages that consumers do not have.
 * @returns how many there are
 */
export function buildTypes(project: Project, outDir: string): number {
  const emitted = emit()
  try {
    const reached = new Set(Object.values(entrySources(project)).map(declarationOf))
    for (const file of reached) {
      const text = readFileSync(path.join(emitted, file), 'utf8')
      const names = namesIn(file, text).map((named) => ({
        ...named,
        target: targetOf(named.name, file, project),
      }))
      for (const { target } of names) if (target) reached.add(target)
      write(path.join(outDir, placeOf(file)), withNames(text, names, file))
    }
    return reached.size
  } finally {
    rmSync(emitted, { recursive: true })
  }
}

/** Generates all declarations into a separate folder. */
function emit(): string {
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync('node_modules/.cache/types-')
  execFileSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      '-p',
      'scripts/build/library/tsconfig.json',
      '--outDir',
      folder,
    ],
    { stdio: 'inherit' },
  )
  return folder
}

/**
 * The declaration of a specifier, relative to the project; undefined for stylesheets and packages.
 * Throws for a package that is not a peer.
 */
function targetOf(name: string, file: string, project: Project): string | undefined {
  if (name.endsWith('.css')) return undefined
  if (name.startsWith('.')) return declarationOf(path.posix.join(path.posix.dirname(file), name))
  if (!name.startsWith('#')) {
    if (isInstalled(packageOf(name), project)) return undefined
    throw new Error(
      `${file} names ${name}, which package.json does not name among its peerDependencies.`,
    )
  }
  const source = project.imports[name]
  if (!source)
    throw new Error(`${file} names ${name}, which package.json does not have in its imports.`)
  return declarationOf(path.posix.normalize(source))
}

/**
 * Rewrites specifiers to relative files that everyone can resolve. Removes imports of stylesheets,
 * which have no types.
 */
function withNames(
  text: string,
  names: readonly (Named & { target: string | undefined })[],
  file: string,
): string {
  return names.toReversed().reduce((left, { start, end, statement, name, target }) => {
    if (name.endsWith('.css')) return left.slice(0, statement.start) + left.slice(statement.end)
    return target ? `${left.slice(0, start)}'${relative(file, target)}'${left.slice(end)}` : left
  }, text)
}

function relative(from: string, to: string): string {
  const way = path.posix
    .relative(path.posix.dirname(placeOf(from)), placeOf(to))
    .replace(/\.d\.ts$/, '.js')
  return way.startsWith('.') ? way : `./${way}`
}

const declarationOf = (source: string): string => source.replace(/\.tsx?$/, '.d.ts')

/** Modules of `src` are at the root of the package, others in the folder of their name. */
const placeOf = (file: string): string => file.replace(/^src\//, '')

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) throw new Error(`${file} is written twice.`)
  writeFileSync(file, text)
}
