import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../public/marks', import.meta.url))
const files = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  ),
)

/** The marks of tokens and networks. They are in the app's public folder, and Ladle has its own. */
export const marks = (): Plugin => ({
  name: 'coffer-ladle-marks',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/marks/', (request, response, next) => {
      const name = (request.url ?? '').slice(1)
      if (!files.has(name)) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(readFileSync(path.join(folder, name)))
    }),
  generateBundle() {
    for (const name of files)
      this.emitFile({
        type: 'asset',
        fileName: `marks/${name}`,
        source: readFileSync(path.join(folder, name)),
      })
  },
})
