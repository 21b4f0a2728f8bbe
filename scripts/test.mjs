// Everything that `npm test` proves, in turn; nothing is left out when something fails. `npm test -- types walls` runs the steps named so.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { baselineReport, baselines, orphans } from './visual/baselines.mjs'
import { runTool } from './setup/run.mjs'

const storyFigures = 'reports/stories.json'
mkdirSync('reports', { recursive: true })

const plain = { NO_COLOR: '1' }
const node = (file) => () => runTool('node', [file], plain)
const vitest =
  (...projects) =>
  () =>
    runTool('vitest', ['run', '--passWithNoTests', ...projects.flatMap((project) => ['--project', project])], plain)

const all = [
  ['types', () => runTool('tsc', ['--noEmit'], plain)],
  ['lint', () => runTool('npm', ['run', '--silent', 'lint'], plain)],
  ['rules and walls', vitest('unit')],
  ['stories in light and dark, with axe and pictures', vitest('stories-light', 'stories-dark')],
  ['baselines', checkBaselines],
  ['sizes', node('scripts/build/sizes.mjs')],
  ['explorers, journeys, the live product', vitest('e2e')],
]

const asked = process.argv.slice(2)
const steps = asked.length === 0 ? all : all.filter(([name]) => asked.some((word) => name.includes(word)))
if (steps.some(([name]) => name.startsWith('stories'))) rmSync(storyFigures, { force: true })

const started = performance.now()
const results = []
for (const [name, step] of steps) {
  console.log(`\n── ${name}`)
  const { ok, text, seconds } = await step()
  results.push({ name, ok, seconds, ...counted(text, ok) })
}

console.log('\n── summary')
for (const { name, ok, seconds, passed, failed } of results)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${String(Math.round(seconds)).padStart(4)} s  ${name}: ${passed} passed, ${failed} failed`)
const stories = figures()
if (stories) console.log(`${stories.stories} stories, ${stories.pictures.length} pictures, ${stories.axeFindings} axe findings`)
console.log(baselineReport(baselines()).text)
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
const closing = `${total('passed')} passed, ${total('failed')} failed`
writeFileSync('reports/summary.json', JSON.stringify({ results, stories: stories && { ...stories, pictures: stories.pictures.length } }, null, 2))
console.log(closing)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

/** Tests that a step ran; a step without tests counts as one. A step that fails outside its tests counts as one failure. */
function counted(text, ok) {
  const line = /^\s*Tests\s+(.*)$/m.exec(text)?.[1]
  if (!line) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return { passed: number('passed'), failed: Math.max(number('failed'), ok ? 0 : 1) }
}

async function checkBaselines() {
  const { text, fits } = baselineReport(baselines())
  const lost = figures() ? orphans() : []
  const said = [
    text,
    ...lost.map((name) => `No story takes ${name} any more; npm run visual:accept removes it.`),
    ...(figures() ? [] : ['The stories did not run.']),
  ].join('\n')
  console.log(said)
  return { ok: fits && lost.length === 0 && figures() !== undefined, text: said, seconds: 0 }
}

function figures() {
  try {
    return JSON.parse(readFileSync(storyFigures, 'utf8'))
  } catch {
    return undefined // the stories could not be run at all
  }
}
