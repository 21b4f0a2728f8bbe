import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { pageFolder } from './install.mjs'

// Rollup creates a single file for the initial code; Rolldown 1.2 creates one per module shared
// with lazy code, and would count those (https://github.com/rolldown/rolldown/issues/10731).
const { build } = await import(
  pathToFileURL(path.join(pageFolder('builder'), 'node_modules/vite/dist/node/index.js')).href
)

/** Packages that an app has anyway, whichever kit it uses. */
const host = /^(react|react-dom|viem|wagmi|@wagmi\/|@tanstack\/)/
const library = path.resolve('dist-lib')

/**
 * Builds a page as an app would.
 * @param {string} root
 * @param {{ outDir: string, alone?: boolean }} options with `alone` the kit is built without the
 *   packages an app has anyway, and nothing is written
 * @returns {Promise<{ initial: number, lazy: number, css: number }>} gzip bytes: initial code, lazy
 *   code, styles
 */
export async function buildPage(root, { outDir, alone = false }) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: 'coffer/wallet.css', replacement: path.join(library, 'wallet.css') },
        { find: /^coffer\/(.+)$/, replacement: path.join(library, 'exports/$1.js') },
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      write: !alone,
      target: 'es2022',
      reportCompressedSize: false,
      rollupOptions: alone ? { external: (id) => host.test(id) } : {},
    },
  })
  const { output } = Array.isArray(built) ? built[0] : built
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const first = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  for (const fileName of first)
    for (const next of chunks.get(fileName)?.imports ?? []) if (chunks.has(next)) first.add(next)
  const sum = (files) =>
    files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0)
  return {
    initial: sum([...first].map((fileName) => chunks.get(fileName).code)),
    lazy: sum(
      [...chunks.values()].filter(({ fileName }) => !first.has(fileName)).map(({ code }) => code),
    ),
    css: sum(
      output
        .filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.css'))
        .map(({ source }) => source),
    ),
  }
}
