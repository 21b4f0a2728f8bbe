// Measures the app's build, checks it for forbidden content, and fails if it exceeds the budget.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { appsSizes } from './appsSizes.mjs'
import { built } from './builds.mjs'
import { clientSizes } from './clientSizes.mjs'
import { kitSizes } from './kitSizes.mjs'

// Shared: what lists and names need (24), and long lists, which four pages have (10), and what is needed to sign: rules and review, approvals on-chain among them (33), decoding (21), calls to the node and wallet (23), the dialogs' common parts and signed requests (13), forms of payments, drafts, owners and delegates, kept while they are typed, and choosing a file (10), what the pages of embedded apps share, and what signs messages on the chain (7), delegates, selecting, relaying, and what many are executed by (3), and what signs messages, for apps and owners alike (6), and what sending an execution and the creation of a Safe have in common (5), and calls that change something at the gateway (1), and the rules of a Safe and plain requests, for alerts (2), and notifications on a device (1), and reading, decoding and spending within limits (2), and what a recovery module has queued (2). Initial: the last two KiB are seven sections, three pages and their links, and the language.
// Language: all texts of the screens, for people who read another language than English.
const budget = { initial: 175, screen: 30, language: 60, shared: 166 }
/** Content of the demo, stories and tests only. */
const foreign = [/ethereumjs/i, /mockServiceWorker/, /\[MSW\]/, /\bsetupWorker\b/, /Safe Singleton Factory/i, ...demoKeys()]

const dir = await built('live')
const chunks = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8'))

const weights = new Map()
const weigh = (names) => [...names].reduce((sum, name) => sum + weightOf(name), 0)
const entry = Object.keys(chunks).find((name) => chunks[name].isEntry)
const initial = reach(entry)
const screens = Object.keys(chunks).filter((name) => /^src\/screens\/[^/]+\//.test(chunks[name].src ?? '') && chunks[name].isDynamicEntry)
const reached = new Map(screens.map((screen) => [screen, without(reach(screen), initial)]))
const users = new Map()
for (const names of reached.values()) for (const name of names) users.set(name, (users.get(name) ?? 0) + 1)
// What two screens share counts in both.
const shared = [...users].filter(([name, count]) => count > 2 && !screens.includes(name)).map(([name]) => name)
const others = Object.keys(chunks).filter((name) => chunks[name].isDynamicEntry && !screens.includes(name))

const rows = [
  { part: 'initial', kib: weigh(initial), limit: budget.initial },
  ...screens.map((screen) => ({
    part: screenName(screen),
    kib: weigh(without(reached.get(screen), new Set(shared))),
    limit: /\/languages\/[\w-]+\.json$/.test(screen) ? budget.language : budget.screen,
  })),
  { part: 'shared by screens', kib: weigh(shared), limit: budget.shared },
  ...shared.map((name) => ({ part: `  ${chunkName(name)}`, kib: weightOf(name), limit: undefined })),
  ...others.map((name) => ({ part: `when wanted: ${chunkName(name)}`, kib: weigh(without(reach(name), initial)), limit: undefined })),
]
const tell = ({ part, kib, limit }) =>
  console.log(
    `${kib.toFixed(1).padStart(8)} KiB  ${limit === undefined ? '      ' : `≤ ${String(limit).padEnd(4)}`}  ${part}${limit !== undefined && kib > limit ? '  TOO LARGE' : ''}`,
  )
rows.forEach(tell)
const kit = await kitSizes()
kit.rows.forEach(tell)
const apps = await appsSizes()
apps.forEach(tell)
const clients = await clientSizes()
for (const { part, kb, limit } of clients)
  console.log(`${kb.toFixed(2).padStart(8)} kB   ${limit === undefined ? '      ' : `≤ ${String(limit).padEnd(4)}`}  ${part}${kb > limit ? '  TOO LARGE' : ''}`)

const problems = [
  ...[...rows, ...kit.rows, ...apps]
    .filter(({ kib, limit }) => limit !== undefined && kib > limit)
    .map(({ part, kib, limit }) => `${part.trim()} weighs ${kib.toFixed(1)} KiB, ${(kib - limit).toFixed(2)} more than it may.`),
  ...clients
    .filter(({ kb, limit }) => kb > limit)
    .map(({ part, kb, limit }) => `The ${part} weighs ${kb.toFixed(2)} kB, ${(kb - limit).toFixed(2)} more than it may.`),
  ...kit.problems,
  ...(screens.length === 0 ? ['No screen has a chunk of its own: they are all loaded at the start.'] : []),
  ...foreignIn(dir),
]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log('Within the budget, and nothing of the demo in it.')

/** A chunk with its static imports. */
function reach(name, seen = new Set()) {
  if (!name || seen.has(name)) return seen
  seen.add(name)
  for (const next of chunks[name].imports ?? []) reach(next, seen)
  return seen
}

/** Size of a chunk in KiB gzipped. */
function weightOf(name) {
  const { file } = chunks[name]
  if (!file.endsWith('.js')) return 0
  if (!weights.has(name)) weights.set(name, gzipSync(readFileSync(path.join(dir, file)), { level: 9 }).length / 1024)
  return weights.get(name)
}

function without(names, those) {
  return new Set([...names].filter((name) => !those.has(name)))
}

function screenName(name) {
  const [, , folder, ...file] = chunks[name].src.split('/')
  return `screen ${folder}: ${path.basename(file.join('/'), path.extname(name))}`
}

function chunkName(name) {
  return chunks[name].src ?? chunks[name].name ?? name
}

function foreignIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile() && /\.(js|css|html|json)$/.test(one.name))
  return files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(path.join(parentPath, name), 'utf8')
    const found = [...foreign.filter((marker) => marker.test(text)), ...(name === 'mockServiceWorker.js' ? ['the service worker of the demo'] : [])]
    return found.map((marker) => `${path.join(parentPath, name)} holds ${marker}, which belongs to the demo.`)
  })
}

/** The private keys of the demo's people. */
function demoKeys() {
  const keys = readFileSync('mocks/wallet/people.ts', 'utf8').match(/0x[0-9a-fA-F]{64}/g) ?? []
  if (keys.length === 0) throw new Error('The keys of the demo have moved, so the app cannot be checked for them.')
  return keys.map((key) => new RegExp(key, 'i'))
}
