import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const gateway = JSON.stringify(path.resolve('src/gateway/index.ts'))

/** Size of a gateway client in a page; kB are thousands of bytes, minified and gzipped. The others are for comparison. */
const clients = [
  { part: 'gateway client, whole', limit: 5.0, entry: `export * from ${gateway}` },
  {
    part: 'gateway client, one endpoint',
    limit: 2.6,
    entry: `import { createGateway, routes } from ${gateway}
      export const ask = (baseUrl, path) => createGateway({ baseUrl }).call(routes.safe, { path })`,
  },
  { part: '  official client, whole', entry: `import * as sdk from '@safe-global/safe-gateway-typescript-sdk'; export default sdk` },
  { part: '  official client, one endpoint', entry: `export { getSafeInfo } from '@safe-global/safe-gateway-typescript-sdk'` },
  { part: '  openapi-fetch, without any endpoint', entry: `export { default } from 'openapi-fetch'` },
]

/** @returns {Promise<{ part: string, kb: number, limit?: number }[]>} */
export function clientSizes() {
  return Promise.all(clients.map(async ({ entry, ...client }) => ({ ...client, kb: gzipSync(await bundle(entry), { level: 9 }).length / 1000 })))
}

/** Bundles an entry with everything it needs into one module. */
async function bundle(entry) {
  const id = path.resolve('entry.js')
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'entry', resolveId: (name) => (name === id ? id : undefined), load: (name) => (name === id ? entry : undefined) }],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict', output: { format: 'es', minify: true, comments: false } },
    },
  })
  if (output.length !== 1) throw new Error(`The bundle has ${output.length} files instead of one.`)
  return output[0].code
}
