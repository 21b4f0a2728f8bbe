import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { messages } from '../messages.ts'
import { carried, licenceOf } from './carried.ts'
import { entrySources, packageOf, type Project } from './manifest.ts'
import { scopedName } from './scopedName.ts'

/**
 * Writes one module per source module that an entry point reaches. Lazy imports stay lazy.
 * @returns how many there are
 */
export async function buildModules(project: Project, outDir: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { modules: { generateScopedName: scopedName } },
    plugins: [messages(), namespaces(), modulesOnly()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      reportCompressedSize: false,
      lib: { entry: entrySources(project), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: (id) => isPeer(id, project),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: ({ name }) => `${placeOf(name)}.js`,
          chunkFileNames: ({ name }) => `${placeOf(name)}.js`,
          banner: ({ name }) => licenceOf(name) ?? '',
        },
      },
    },
  })
  const [{ output }] = Array.isArray(built) ? (built as [Rolldown.RolldownOutput]) : [built as Rolldown.RolldownOutput]
  return output.length
}

/** Peers stay external, bundled packages are included. Throws for any other package, which a consumer would lack. */
function isPeer(id: string, { peerDependencies }: Project): boolean {
  if (/^[./#\0]/.test(id) || path.isAbsolute(id)) return false
  const name = packageOf(id)
  if (name in peerDependencies) return true
  if (carried.includes(name)) return false
  throw new Error(`The package would need ${name}, which package.json does not name among its peerDependencies.`)
}

/** npm excludes `node_modules` from packages. */
const placeOf = (name: string): string => {
  const inPackage = name.split('node_modules/')[1]
  return inPackage ? `carried/${packageOf(inPackage)}` : name
}

/**
 * Keeps `export * as routes` a module namespace. Rolldown would turn it into an object, and a page that makes one call
 * would include every route: bundlers remove unused exports of a namespace, but not properties of an object.
 */
const namespaces = (): Plugin => ({
  name: 'coffer-namespaces',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/routes\.ts$/ },
    // Relative to the folder of the entry points, where the gateway's index is.
    handler: (_, importer) => (importer?.endsWith('/gateway/index.ts') ? { id: '../gateway/routes.js', external: 'absolute' } : null),
  },
})

/** The stylesheets are built separately, with their fonts next to them. */
const modulesOnly = (): Plugin => ({
  name: 'coffer-modules-only',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [file, { type }] of Object.entries(bundle)) if (type === 'asset') delete bundle[file]
  },
})
