// Measures and keeps the figures in docs/figures.md. Nothing here fails because a machine is slow.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/setup/browser.mjs'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'
import { benchChain } from './chain.ts'
import { median, usableSafe } from './demo.mjs'
import { freshClone } from './fresh.mjs'
import { benchClients } from './gateway.mjs'
import { picturesPerSecond } from './pictures.mjs'

const times = 'reports/times.json'
/** Seconds, as `--fresh` and others leave them in reports/times.json. */
const names = {
  firstStart: '`npm start` in a fresh clone, until the page answers',
  secondStart: '`npm start` again',
  firstTest: '`npm test` in a fresh clone',
  secondTest: '`npm test` again',
}
const flag = (name) => process.argv.includes(`--${name}`)

if (flag('fresh')) {
  mkdirSync('reports', { recursive: true })
  writeFileSync(times, JSON.stringify({ ...readTimes(), ...(await freshClone({ tests: flag('tests') })) }, null, 2))
}

const demo = await serve({ dir: await built('demo') })
const browser = await chromium.launch(launchOptions())
const machine = `${availableParallelism()} cores, Chromium ${browser.version().split('.')[0]}, Node ${process.versions.node.split('.')[0]}`
const usable = await usableSafe(browser, demo.url, 5)
await browser.close()
await demo.close()
const chain = await benchChain()
const clients = benchClients(3)
const pictures = await picturesPerSecond()

const ms = (value) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
const rows = [
  [
    'Demo, from navigation to a usable safe (total value and first waiting row seen), cold profile',
    `${ms(median(usable))}, median of ${usable.length} (${usable.map(Math.round).join(', ')})`,
  ],
  ['Safe execution, from sending to its receipt, everyday', `${ms(chain.execute.everyday)}, median of 40`],
  ['Safe execution, huge', `${ms(chain.execute.huge)}, median of 40`],
  ['Huge by everyday (at most 2)', chain.ratio.toFixed(2)],
  ['Chain that answers, from a loaded genesis: everyday, huge', `${ms(chain.create.everyday)}, ${ms(chain.create.huge)}`],
  ...clients.map(({ client, perSecond, kept }) => [
    `Gateway client, ${client}: calls over a fetch that answers at once`,
    `${Math.round(perSecond).toLocaleString('en')} per second of processor time; ${Math.round(kept)} KiB more in use after 100,000`,
  ]),
  [
    'Pictures, taken and compared',
    pictures === undefined
      ? 'not measured'
      : `${(pictures.count / pictures.seconds).toFixed(1)} per second (${pictures.count} in ${Math.round(pictures.seconds)} s${pictures.equal ? '' : '; not all equal their baselines'})`,
  ],
  ...Object.entries(names).map(([key, name]) => [name, seconds(readTimes()[key])]),
]
const text = `# Figures

Kept by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; ${machine}. \`npm run bench -- --fresh\` measures \`npm start\` in a clone with nothing installed, \`--fresh --tests\` also \`npm test\`.

| What | Figure |
|---|---|
${rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}
`
mkdirSync('docs', { recursive: true })
writeFileSync('docs/figures.md', text)
console.log(text)

function readTimes() {
  return existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : {}
}

function seconds(value) {
  return value === undefined ? 'not measured' : `${value < 10 ? value.toFixed(1) : Math.round(value)} s`
}
