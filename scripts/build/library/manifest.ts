import { readFileSync } from 'node:fs'

type Entry = string | { types: string; default: string }

/** Fields copied from the project's package.json. */
export interface Project {
  name: string
  version: string
  description: string
  license: string
  type: string
  engines: Record<string, string>
  imports: Record<string, string>
  exports: Record<string, Entry>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}

/**
 * Packages that are installed with the package. They are not bundled: an app with the same version
 * shares it, so that the app's own dialogs and the kit's know about each other.
 */
const shared = ['@radix-ui/react-dialog', '@radix-ui/react-popover']

/** The folder of the built entry points, which is the package's root. */
const root = './dist-lib/'

export const readProject = (): Project =>
  JSON.parse(readFileSync('package.json', 'utf8')) as Project

/** Whether a package is installed with the package or next to it, instead of being bundled. */
export const isInstalled = (name: string, { peerDependencies }: Project): boolean =>
  shared.includes(name) || name in peerDependencies

/** The package's own package.json. Throws for an entry point outside dist-lib. */
export function libraryManifest(project: Project) {
  const {
    name,
    version,
    description,
    license,
    type,
    engines,
    exports,
    peerDependencies,
    peerDependenciesMeta,
  } = project
  const entries = Object.entries(exports).map(
    ([entryPoint, entry]) => [entryPoint, fromRoot(entry)] as const,
  )
  return {
    name,
    version,
    description,
    license,
    type,
    // Its modules have no side effects, except the stylesheets and the stylesheet module.
    sideEffects: ['**/*.css', './exports/wallet-styles.js'],
    exports: Object.fromEntries(entries),
    engines,
    dependencies: Object.fromEntries(shared.map((one) => [one, `^${project.dependencies[one]}`])),
    peerDependencies,
    peerDependenciesMeta,
  }
}

function fromRoot(entry: Entry): Entry {
  if (typeof entry !== 'string')
    return { types: pathFromRoot(entry.types), default: pathFromRoot(entry.default) }
  return entry === './package.json' ? entry : pathFromRoot(entry)
}

function pathFromRoot(file: string): string {
  if (!file.startsWith(root))
    throw new Error(`package.json exports ${file}, which is outside ${root}`)
  return `./${file.slice(root.length)}`
}

/** The package of an import: `wagmi` for `wagmi/actions`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The sources of the module entry points, by their path in the package: `exports/ui` is
 * `src/exports/ui.ts`. Stylesheets have none.
 */
export function entrySources({ exports }: Project): Record<string, string> {
  const modules = Object.values(exports).flatMap((entry) =>
    typeof entry !== 'string' && entry.default.endsWith('.js')
      ? [pathFromRoot(entry.default).slice(2, -'.js'.length)]
      : [],
  )
  return Object.fromEntries(
    modules
      .filter((place) => place !== 'exports/wallet-styles')
      .map((place) => [place, `src/${place}.ts`]),
  )
}
