import path from 'node:path'
import { bundleOne } from './bundle.ts'
import { gzipped, type Section } from './part.ts'

const gateway = JSON.stringify(path.resolve('src/gateway/index.ts'))
const isForeign = true as const

/** The gateway's client in a page that loads nothing else, and others for comparison. */
const entries = [
  { name: 'whole', code: `export * from ${gateway}` },
  {
    name: 'one endpoint',
    code: `import { createGateway, routes } from ${gateway}
      export const ask = (baseUrl, path) => createGateway({ baseUrl }).call(routes.safe, { path })`,
  },
  {
    name: 'official client, whole',
    code: `import * as sdk from '@safe-global/safe-gateway-typescript-sdk'; export default sdk`,
    isForeign,
  },
  {
    name: 'official client, one endpoint',
    code: `export { getSafeInfo } from '@safe-global/safe-gateway-typescript-sdk'`,
    isForeign,
  },
  {
    name: 'openapi-fetch, without any endpoint',
    code: `export { default } from 'openapi-fetch'`,
    isForeign,
  },
]

export async function clientSizes(): Promise<Section> {
  const parts = await Promise.all(
    entries.map(async ({ code, ...entry }) => ({
      ...entry,
      bytes: gzipped(await bundleOne(code)),
    })),
  )
  return { title: 'gateway client', parts, problems: [] }
}
