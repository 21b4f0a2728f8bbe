import { readFileSync } from 'node:fs'

type Entry = string | { types: string; default: string }

/** What the package takes over from the project's package.json. */
export interface Project {
  name: string
  version: string
  description: string
  license: string
  type: string
  engines: Record<string, string>
  imports: Record<string, string>
  exports: Record<string, Entry>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}

/** The folder in which the entry points of the project's `exports` stand, and which is the package's root. */
const root = './dist-lib/'

export const readProject = (): Project => JSON.parse(readFileSync('package.json', 'utf8')) as Project

/** The package's own package.json: it has peers and no dependencies, so whoever installs it gets nothing else. Throws for an entry point outside dist-lib. */
export function libraryManifest({ name, version, description, license, type, engines, exports, peerDependencies, peerDependenciesMeta }: Project) {
  const entries = Object.entries(exports).map(([entryPoint, entry]) => [entryPoint, fromRoot(entry)] as const)
  return {
    name,
    version,
    description,
    license,
    type,
    // Its modules only define things; the stylesheets, and the one that is a module, are imported for their effect.
    sideEffects: ['**/*.css', './exports/wallet-styles.js'],
    exports: Object.fromEntries(entries),
    engines,
    peerDependencies,
    peerDependenciesMeta,
  }
}

function fromRoot(entry: Entry): Entry {
  if (typeof entry !== 'string') return { types: pathFromRoot(entry.types), default: pathFromRoot(entry.default) }
  return entry === './package.json' ? entry : pathFromRoot(entry)
}

function pathFromRoot(file: string): string {
  if (!file.startsWith(root)) throw new Error(`package.json exports ${file}, which is outside ${root}`)
  return `./${file.slice(root.length)}`
}

/** The package that an import names: `wagmi` for `wagmi/actions`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The sources of the entry points that are modules, by their place in the package: `exports/ui` is `src/exports/ui.ts`. The wallet's stylesheet is no source. */
export function entrySources({ exports }: Project): Record<string, string> {
  const modules = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : [pathFromRoot(entry.default).slice(2, -'.js'.length)]))
  return Object.fromEntries(modules.filter((place) => place !== 'exports/wallet-styles').map((place) => [place, `src/${place}.ts`]))
}
