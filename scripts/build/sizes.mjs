// Measures the app's build, checks it for forbidden content, and fails if it exceeds the budget.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { appsSizes } from './appsSizes.mjs'
import { built } from './builds.mjs'
import { clientSizes } from './clientSizes.mjs'
import { kitSizes } from './kitSizes.mjs'

// Shared: what the pages that only show have in common: rows, names, amounts, fields (30), long
// lists (10), forms, files and settings (8), what is said of the gateway, and the dialogs' parts
// (4), the catalogue of apps (7). Nothing of it hashes, decodes or signs. Signing: rules, proof and
// review (42), calls to a node and over HTTP (25), hashing, encoding and decoding (21), the wallet
// (10), and what forms of payments, owners, limits and delegates, requests of apps and messages
// have in common (14). Pages that check what they show, and dialogs, load it. Language: all texts
// of the screens, for people who read another language than English.
const budget = { initial: 170, screen: 30, language: 60, shared: 60.1, signing: 115.6 }
/** Content of the demo, stories and tests only. */
const foreign = [
  /ethereumjs/i,
  /mockServiceWorker/,
  /\[MSW\]/,
  /\bsetupWorker\b/,
  /Safe Singleton Factory/i,
  ...demoKeys(),
]

const dir = await built('live')
const chunks = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8'))

const weights = new Map()
const weigh = (names) => [...names].reduce((sum, name) => sum + weightOf(name), 0)
const entry = Object.keys(chunks).find((name) => chunks[name].isEntry)
const initial = reach(entry)
const screens = Object.keys(chunks).filter(
  (name) => /^src\/screens\/[^/]+\//.test(chunks[name].src ?? '') && chunks[name].isDynamicEntry,
)
const reached = new Map(screens.map((screen) => [screen, without(reach(screen), initial)]))
const checks = Object.keys(chunks).find((name) => chunks[name].name === 'signing')
const shared = sharedBy(screens.filter((screen) => !reached.get(screen).has(checks)))
const signing = sharedBy(screens).filter((name) => !shared.includes(name))
const others = Object.keys(chunks).filter(
  (name) => chunks[name].isDynamicEntry && !screens.includes(name),
)

const rows = [
  { part: 'initial', kib: weigh(initial), limit: budget.initial },
  ...screens.map((screen) => ({
    part: screenName(screen),
    kib: weigh(without(reached.get(screen), new Set([...shared, ...signing]))),
    limit: /\/languages\/[\w-]+\.json$/.test(screen) ? budget.language : budget.screen,
  })),
  { part: 'shared by screens that only show', kib: weigh(shared), limit: budget.shared },
  ...shared.map((name) => ({
    part: `  ${chunkName(name)}`,
    kib: weightOf(name),
    limit: undefined,
  })),
  { part: 'shared by screens that check or sign', kib: weigh(signing), limit: budget.signing },
  ...signing.map((name) => ({
    part: `  ${chunkName(name)}`,
    kib: weightOf(name),
    limit: undefined,
  })),
  ...others.map((name) => ({
    part: `when wanted: ${chunkName(name)}`,
    kib: weigh(without(reach(name), initial)),
    limit: undefined,
  })),
]
const limitColumn = (limit) => (limit === undefined ? '      ' : `≤ ${String(limit).padEnd(4)}`)
const verdict = (size, limit) => (limit !== undefined && size > limit ? '  TOO LARGE' : '')
const tell = ({ part, kib, limit }) =>
  console.log(
    `${kib.toFixed(1).padStart(8)} KiB  ${limitColumn(limit)}  ${part}${verdict(kib, limit)}`,
  )
rows.forEach(tell)
const kit = await kitSizes()
kit.rows.forEach(tell)
const apps = await appsSizes()
apps.forEach(tell)
const clients = await clientSizes()
for (const { part, kb, limit } of clients)
  console.log(
    `${kb.toFixed(2).padStart(8)} kB   ${limitColumn(limit)}  ${part}${verdict(kb, limit)}`,
  )

const problems = [
  ...[...rows, ...kit.rows, ...apps]
    .filter(({ kib, limit }) => limit !== undefined && kib > limit)
    .map(
      ({ part, kib, limit }) =>
        `${part.trim()} weighs ${kib.toFixed(1)} KiB, ` +
        `${(kib - limit).toFixed(2)} more than it may.`,
    ),
  ...clients
    .filter(({ kb, limit }) => kb > limit)
    .map(
      ({ part, kb, limit }) =>
        `The ${part} weighs ${kb.toFixed(2)} kB, ${(kb - limit).toFixed(2)} more than it may.`,
    ),
  ...kit.problems,
  ...(checks === undefined
    ? ['No chunk is called "signing": what pages share can\'t be told from what signs.']
    : []),
  ...(screens.length === 0
    ? ['No screen has a chunk of its own: they are all loaded at the start.']
    : []),
  ...foreignIn(dir),
]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log('Within the budget, and nothing of the demo in it.')

/** What these have in common. What two screens share counts in both. */
function sharedBy(several) {
  const users = new Map()
  for (const screen of several)
    for (const name of reached.get(screen)) users.set(name, (users.get(name) ?? 0) + 1)
  return [...users]
    .filter(([name, count]) => count > 2 && !screens.includes(name))
    .map(([name]) => name)
}

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
  if (!weights.has(name))
    weights.set(name, gzipSync(readFileSync(path.join(dir, file)), { level: 9 }).length / 1024)
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
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && /\.(js|css|html|json)$/.test(one.name),
  )
  return files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(path.join(parentPath, name), 'utf8')
    const found = [
      ...foreign.filter((marker) => marker.test(text)),
      ...(name === 'mockServiceWorker.js' ? ['the service worker of the demo'] : []),
    ]
    return found.map(
      (marker) => `${path.join(parentPath, name)} holds ${marker}, which belongs to the demo.`,
    )
  })
}

/** The private keys of the demo's people. */
function demoKeys() {
  const keys = readFileSync('mocks/wallet/people.ts', 'utf8').match(/0x[0-9a-fA-F]{64}/g) ?? []
  if (keys.length === 0)
    throw new Error('The keys of the demo have moved, so the app cannot be checked for them.')
  return keys.map((key) => new RegExp(key, 'i'))
}
