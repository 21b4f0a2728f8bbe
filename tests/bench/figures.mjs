// Measures and stores the figures in docs/figures.md. Nothing here fails because a machine is slow.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/setup/browser.mjs'
import { appsRows, benchApps } from './apps.mjs'
import { benchChain } from './chain.ts'
import { damagedReading, damagedWhat, describeReading } from './damaged.mjs'
import { demoUsable, liveUsable, median } from './demo.mjs'
import { benchFind, findRows } from './find.mjs'
import { freshClone } from './fresh.mjs'
import { benchClients } from './gateway.mjs'
import { benchLists } from './lists.mjs'
import { benchPages } from './pages.mjs'
import { benchPauses } from './pauses.mjs'
import { allStories, firstStory, oneStoryFile, unitTests } from './stories.mjs'
import { benchTransactions } from './transactions.mjs'

const times = 'reports/times.json'
/** Seconds, as stored by `--fresh` and others in reports/times.json. */
const names = {
  firstStart: '`npm start` in a fresh clone, until the page answers',
  secondStart: '`npm start` again',
  firstTest: '`npm test` in a fresh clone',
  secondTest: '`npm test` again',
}
const flag = (name) => process.argv.includes(`--${name}`)

if (flag('fresh')) {
  mkdirSync('reports', { recursive: true })
  writeFileSync(
    times,
    JSON.stringify({ ...readTimes(), ...(await freshClone({ tests: flag('tests') })) }, null, 2),
  )
}

const browser = await chromium.launch(launchOptions())
const machine =
  `${availableParallelism()} cores, Chromium ${browser.version().split('.')[0]}, ` +
  `Node ${process.versions.node.split('.')[0]}`
const [demo, live] = [await demoUsable(browser, 5), await liveUsable(browser, 5)]
const pages = await benchPages(browser)
const find = await benchFind(browser)
const transactions = await benchTransactions(browser)
const lists = await benchLists(browser)
const pauses = await benchPauses(browser)
const apps = await benchApps(browser)
const damaged = await damagedReading(browser)
const explorers = {
  storybook: await firstStory(browser, 'storybook'),
  ladle: await firstStory(browser, 'ladle'),
}
await browser.close()
const chain = await benchChain()
const clients = benchClients(3)
const unit = await unitTests()
const pictures = await allStories()
const oneFile = await oneStoryFile()

const ms = (value) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
const rows = [
  [
    'Demo, from navigation to a usable Safe ' +
      '(total value and first pending row visible), cold profile',
    usableIn(demo),
  ],
  ['Live app, same measurement, with a mocked world over HTTP on this machine', usableIn(live)],
  ...pages.openings.map(({ page, first, second }) => [
    `${page}: from the click until its data is painted, live app, ` +
      'largest world (10,000 rows of history, 500 tokens)',
    `${ms(first)} the first time, ${ms(second)} the second; median of 3`,
  ]),
  ...findRows(find),
  [
    'Scrolling the history at 6,000 pixels per second while its pages are loaded, ' +
      'with a fourfold CPU slowdown',
    scrolled(pages.loading),
  ],
  ['The same with all 10,000 rows loaded', scrolled(pages.loaded)],
  [
    'Scrolling a queue of 200 transactions at 6,000 pixels per second, ' +
      'with a fourfold CPU slowdown',
    scrolled(transactions.queue),
  ],
  [
    'Scrolling 2,000 NFTs at 6,000 pixels per second, all loaded, ' +
      'with a fourfold CPU slowdown',
    scrolled(lists.nfts, 'cards'),
  ],
  [
    'Scrolling 5,000 contacts at 6,000 pixels per second, with a fourfold CPU slowdown',
    scrolled(lists.contacts),
  ],
  [
    'Baseline for this machine: a page that calculates for 4 ms in each of 600 frames, ' +
      'with a fourfold CPU slowdown',
    `median ${ms(median(pauses.map(({ p50 }) => p50)))}; ${longTasksIn(pauses)}`,
  ],
  [
    "From the click until a transaction's page is painted for the first time, " +
      'with a fourfold CPU slowdown',
    `${ms(transactions.details)}, median of 3`,
  ],
  [
    'A batch of 100 calls, from its link until all of them are decoded, listed, and painted, ' +
      'with a fourfold CPU slowdown',
    `${ms(transactions.batch)}, median of 3`,
  ],
  [
    'Memory in use after each section was opened once, and ten times',
    `${pages.memory.once.toFixed(1)} MiB, ${pages.memory.ten.toFixed(1)} MiB`,
  ],
  [
    'Safe execution, from sending to its receipt, everyday',
    `${ms(chain.execute.everyday)}, median of 40`,
  ],
  ['Safe execution, huge', `${ms(chain.execute.huge)}, median of 40`],
  ['Ratio of huge to everyday (at most 2)', chain.ratio.toFixed(2)],
  [
    'Chain start, from a loaded genesis to the first response: everyday, huge',
    `${ms(chain.create.everyday)}, ${ms(chain.create.huge)}`,
  ],
  ...clients.map(({ client, perSecond, kept }) => [
    `${client}: calls with a fetch that resolves immediately`,
    `${Math.round(perSecond).toLocaleString('en')} per second of CPU time; ` +
      `${change(kept)} KiB in use after 100,000 calls`,
  ]),
  ...appsRows(apps),
  [damagedWhat, describeReading(damaged)],
  [
    'Screenshots per second, over all stories: rendered, played, checked by axe, ' +
      'compared, in both themes',
    `${(pictures.count / pictures.seconds).toFixed(1)} (${pictures.count} in ` +
      `${Math.round(pictures.seconds)} s, ${pictures.differences} differences)`,
  ],
  ['One story file, tested and compared, from a cold start', seconds(oneFile)],
  ['Unit and contract tests', seconds(unit)],
  ['Storybook, from its start to the first story', seconds(explorers.storybook)],
  ['Ladle, from its start to the first story', seconds(explorers.ladle)],
  ...Object.entries(names).map(([key, name]) => [name, seconds(readTimes()[key])]),
].filter(([, figure]) => figure !== undefined)
const today = new Date().toISOString().slice(0, 10)
const text = `# Figures

Generated by \`npm run bench\` on ${today}; ${machine}.
\`npm run bench -- --fresh\` measures \`npm start\` in a clone with nothing installed,
\`--fresh --tests\` also \`npm test\`.

| Benchmark | Result |
|---|---|
${rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}
`
mkdirSync('docs', { recursive: true })
writeFileSync('docs/figures.md', text)
console.log(text)

/** Frames of the round in the middle; tasks of all rounds. */
function scrolled(rounds, what = 'rows') {
  const { p50, p95, rows: drawn } = rounds.toSorted((a, b) => a.p95 - b.p95)[1]
  return (
    `median frame ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; ` +
    `${longTasksIn(rounds)}; ${drawn} ${what} in the page`
  )
}

function longTasksIn(rounds) {
  const long = rounds.filter(({ longTasks }) => longTasks > 0)
  const tasks = long
    .map(({ longTasks, longest }) => `${longTasks} (max ${Math.round(longest)} ms)`)
    .join(', ')
  return long.length === 0
    ? `no long tasks (over 50 ms) in ${rounds.length} rounds`
    : `long tasks (over 50 ms) in ${long.length} of ${rounds.length} rounds: ${tasks}`
}

function usableIn(rounds) {
  const times = rounds.map(({ ms: time }) => time)
  const { requests, kib } = rounds[0]
  return (
    `${ms(median(times))}, median of ${times.length} (${times.map(Math.round).join(', ')}); ` +
    `${requests} files, ${Math.round(kib)} KiB`
  )
}

function readTimes() {
  return existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : {}
}

/** A signed number, with a real minus. */
function change(value) {
  const rounded = Math.round(value)
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`
}

function seconds(value) {
  return value === undefined ? undefined : `${value < 10 ? value.toFixed(1) : Math.round(value)} s`
}
