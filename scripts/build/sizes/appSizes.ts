import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { built } from '../builds.mjs'
import { productChunks } from '../chunks.ts'
import { foreignContent } from './foreignContent.ts'
import { gzipped, KiB, type Part, type Section } from './part.ts'

/** The only limit: what every visitor has to load. */
const initialLimit = 173 * KiB

/** Pages that people open first. They show what the gateway reports, and verify nothing. */
const firstPages = [
  'safe/assets',
  'transactions/history',
  'safe/home',
  'safe/mySafes',
  'transactions/queue',
]
/** Errors of the code that encodes, decodes, and signs. Minifying keeps their names. */
const heavyCode = /Abi(?:Encoding|Decoding)\w+Error|SignatureMismatchError/

/**
 * The code that the live app starts with, the files that several pages share, and what each page,
 * dialog, or other part loads in addition.
 */
export async function appSizes(): Promise<Section> {
  const dir = await built('live')
  const chunks = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(chunks)
  const chunkOf = (key: string) => chunks[key]!
  const codeOf = (key: string) => readFileSync(path.join(dir, chunkOf(key).file))

  /** A chunk with its static imports. */
  function reach(key: string, seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of chunkOf(key).imports ?? []) reach(next, seen)
    return seen
  }
  const bytesOf = (some: Iterable<string>): number =>
    [...some]
      .filter((key) => chunkOf(key).file.endsWith('.js'))
      .reduce((sum, key) => sum + gzipped(codeOf(key)), 0)

  const initial = reach(keys.find((key) => chunkOf(key).isEntry) ?? '')
  const groups = keys.filter(
    (key) => !initial.has(key) && productChunks.some(({ name }) => name === chunkOf(key).name),
  )
  const loaded = new Set([...initial, ...groups])
  const later = [...new Set(keys.flatMap((key) => chunkOf(key).dynamicImports ?? []))]
    .filter((key) => !loaded.has(key))
    .toSorted()
  const isLanguage = (key: string) => /\/languages\/[\w-]+\.json$/.test(key)
  const largestLanguage = (folder: string): Part => ({
    name: `largest language of ${folder}`,
    bytes: Math.max(
      ...later
        .filter((key) => isLanguage(key) && key.startsWith(folder))
        .map((key) => bytesOf([key])),
    ),
  })
  return {
    title: 'app',
    parts: [
      { name: 'initial', bytes: bytesOf(initial), limit: initialLimit },
      ...groups.map((key) => ({ name: `shared: ${chunkOf(key).name}`, bytes: bytesOf([key]) })),
      largestLanguage('src/screens'),
      largestLanguage('src/wallet'),
      ...later
        .filter((key) => !isLanguage(key))
        .map((key) => ({
          name: nameOf(chunkOf(key)),
          bytes: bytesOf([...reach(key)].filter((one) => !loaded.has(one))),
        })),
    ],
    problems: [
      ...firstPages.flatMap((page) => {
        const key = `src/screens/${page}/index.ts`
        if (!later.includes(key))
          return [`The page ${page} has no chunk of its own: it is loaded at the start.`]
        const heavy = [...reach(key)].filter((one) => heavyCode.test(codeOf(one).toString()))
        return heavy.map(
          (one) =>
            `The page ${page} loads code that encodes, decodes or signs: ${chunkOf(one).file}.`,
        )
      }),
      ...foreignContent(dir),
    ],
  }
}

/** `src/screens/apps/open/index.ts` as `screens/apps/open`. */
const nameOf = ({ src, name = '' }: ManifestChunk): string =>
  (src ?? name).replace(/^(src|.*node_modules)\//, '').replace(/(\/index)?\.\w+$/, '')
