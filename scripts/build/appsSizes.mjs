import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundle } from './bundle.mjs'

const ours = (name) => JSON.stringify(path.resolve(`src/exports/${name}.ts`))

const host = JSON.stringify(path.resolve('src/apps/host/index.ts'))

/**
 * What an embedded app loads, and the page that opens one, minified and gzipped, with everything it
 * needs. The others are for comparison.
 */
const parts = [
  {
    part: 'apps SDK, whole',
    limit: 6,
    entry: `export * from ${ours('apps-sdk')}; export { default } from ${ours('apps-sdk')}`,
  },
  {
    part: '  official SDK, whole',
    entry:
      "export * from '@safe-global/safe-apps-sdk'; export { default } from " +
      "'@safe-global/safe-apps-sdk'",
  },
  { part: 'apps provider, whole', limit: 12, entry: `export * from ${ours('apps-provider')}` },
  { part: 'apps host, whole', limit: 30, entry: `export * from ${host}` },
]

/** @returns {Promise<{ part: string, kib: number, limit?: number }[]>} */
export function appsSizes() {
  return Promise.all(
    parts.map(async ({ entry, ...part }) => ({
      ...part,
      kib: gzipSync(await bundle(entry), { level: 9 }).length / 1024,
    })),
  )
}
