import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Content of the demo, stories, and tests only. */
const markers = [
  /ethereumjs/i,
  /mockServiceWorker/,
  /\[MSW\]/,
  /\bsetupWorker\b/,
  /Safe Singleton Factory/i,
]

/** Lists content of a built folder that belongs to the demo, as sentences. */
export function foreignContent(folder: string): readonly string[] {
  const foreign = [...markers, ...demoKeys()]
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
    .flatMap(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      const text = readFileSync(file, 'utf8')
      const found = [
        ...foreign.filter((marker) => marker.test(text)),
        ...(name === 'mockServiceWorker.js' ? ['the service worker of the demo'] : []),
      ]
      return found.map((marker) => `${file} contains ${marker}, which belongs to the demo.`)
    })
}

/** The private keys of the demo's people. */
function demoKeys(): readonly RegExp[] {
  const keys = readFileSync('mocks/wallet/people.ts', 'utf8').match(/0x[0-9a-fA-F]{64}/g) ?? []
  if (keys.length === 0)
    throw new Error('The keys of the demo have moved, so the app cannot be checked for them.')
  return keys.map((key) => new RegExp(key, 'i'))
}
