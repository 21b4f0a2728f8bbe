import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundle } from './bundle.mjs'

const gateway = JSON.stringify(path.resolve('src/gateway/index.ts'))

/**
 * Size of a gateway client in a page; kB are thousands of bytes, minified and gzipped. The others
 * are for comparison.
 */
const clients = [
  { part: 'gateway client, whole', limit: 5.0, entry: `export * from ${gateway}` },
  {
    part: 'gateway client, one endpoint',
    limit: 2.6,
    entry: `import { createGateway, routes } from ${gateway}
      export const ask = (baseUrl, path) => createGateway({ baseUrl }).call(routes.safe, { path })`,
  },
  {
    part: '  official client, whole',
    entry: `import * as sdk from '@safe-global/safe-gateway-typescript-sdk'; export default sdk`,
  },
  {
    part: '  official client, one endpoint',
    entry: `export { getSafeInfo } from '@safe-global/safe-gateway-typescript-sdk'`,
  },
  {
    part: '  openapi-fetch, without any endpoint',
    entry: `export { default } from 'openapi-fetch'`,
  },
]

/** @returns {Promise<{ part: string, kb: number, limit?: number }[]>} */
export function clientSizes() {
  return Promise.all(
    clients.map(async ({ entry, ...client }) => ({
      ...client,
      kb: gzipSync(await bundle(entry), { level: 9 }).length / 1000,
    })),
  )
}
