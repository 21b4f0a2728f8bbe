import path from 'node:path'
import { bundleOne } from './bundle.ts'
import { gzipped, type Section } from './part.ts'

const exported = (name: string) => JSON.stringify(path.resolve(`src/exports/${name}.ts`))
const host = JSON.stringify(path.resolve('src/apps/host/index.ts'))
const wholeOf = (name: string) => `export * from ${name}; export { default } from ${name}`

/** What an embedded app loads, and the page that embeds it, with everything they need. */
const entries = [
  { name: 'SDK', code: wholeOf(exported('apps-sdk')) },
  { name: 'official SDK', code: wholeOf("'@safe-global/safe-apps-sdk'"), isForeign: true as const },
  { name: 'provider', code: `export * from ${exported('apps-provider')}` },
  { name: 'host', code: `export * from ${host}` },
]

export async function appsSizes(): Promise<Section> {
  const parts = await Promise.all(
    entries.map(async ({ code, ...entry }) => ({
      ...entry,
      bytes: gzipped(await bundleOne(code)),
    })),
  )
  return { title: 'embedded apps', parts, problems: [] }
}
