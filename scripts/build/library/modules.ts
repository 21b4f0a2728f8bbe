import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { messages } from '../messages.ts'
import { carried, carriedFolder, licenseOf, needsReact } from './carried.ts'
import { isClientModule } from './clientModule.ts'
import { entrySources, isInstalled, packageOf, type Project } from './manifest.ts'
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
    plugins: [messages(), namespaces(), clientModules(), modulesOnly()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      reportCompressedSize: false,
      lib: { entry: entrySources(project), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // The directives of bundled packages: `clientModules` sets them again.
        onLog: (level, log, tell) =>
          log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(level, log),
        external: (id, importer) => isExternal(id, importer, project),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: ({ name }) => `${placeOf(name)}.js`,
          chunkFileNames: ({ name }) => `${placeOf(name)}.js`,
          banner: ({ facadeModuleId }) => titleOf(facadeModuleId),
        },
      },
    },
  })
  const [{ output }] = Array.isArray(built)
    ? (built as [Rolldown.RolldownOutput])
    : [built as Rolldown.RolldownOutput]
  return output.length
}

/**
 * Installed packages stay external, bundled ones are included with what they import. Throws for any
 * other package, which a consumer would lack.
 */
function isExternal(id: string, importer: string | undefined, project: Project): boolean {
  if (/^[./#\0]/.test(id) || path.isAbsolute(id)) return false
  const name = packageOf(id)
  if (isInstalled(name, project)) return true
  if (carried.includes(name) || (importer && carriedFolder(importer))) return false
  throw new Error(
    `The package would need ${name}, which package.json does not name among its peerDependencies.`,
  )
}

/** npm excludes `node_modules` from packages. */
const placeOf = (name: string): string => {
  const at = name.lastIndexOf('node_modules/')
  return at < 0 ? name : `carried/${name.slice(at + 'node_modules/'.length)}`
}

/** A comment that names a bundled package and its license, placed next to its modules. */
function titleOf(module: string | null): string {
  const folder = module && carriedFolder(module)
  return folder ? `/*! ${licenseOf(folder).title} */` : ''
}

/**
 * Marks the modules for the client. Entry points only lead to others, so that each part of them
 * runs where it can.
 */
const clientModules = (): Plugin => ({
  name: 'coffer-client-modules',
  renderChunk(code, { fileName, isEntry, facadeModuleId }) {
    const folder = facadeModuleId && carriedFolder(facadeModuleId)
    const isClient = folder ? needsReact(folder) : !isEntry && isClientModule(fileName, code)
    return isClient ? `'use client'\n${code}` : null
  },
})

/**
 * Keeps `export * as routes` a module namespace. Rolldown would turn it into an object, and a page
 * that makes one call would include every route: bundlers remove unused exports of a namespace, but
 * not properties of an object.
 */
const namespaces = (): Plugin => ({
  name: 'coffer-namespaces',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/routes\.ts$/ },
    // Relative to the folder of the entry points, where the gateway's index is.
    handler: (_, importer) =>
      importer?.endsWith('/gateway/index.ts')
        ? { id: '../gateway/routes.js', external: 'absolute' }
        : null,
  },
})

/** The stylesheets are built separately, with their fonts next to them. */
const modulesOnly = (): Plugin => ({
  name: 'coffer-modules-only',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [file, { type }] of Object.entries(bundle)) if (type === 'asset') delete bundle[file]
    const folders = new Set(
      Object.values(bundle).flatMap(
        (one) =>
          (one.type === 'chunk' && one.facadeModuleId && carriedFolder(one.facadeModuleId)) || [],
      ),
    )
    for (const folder of folders) {
      const { title, text } = licenseOf(folder)
      this.emitFile({
        type: 'asset',
        fileName: `${placeOf(folder)}/LICENSE.txt`,
        source: `${title}\n\n${text}\n`,
      })
    }
  },
})
