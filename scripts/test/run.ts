// `npm test`: what a person runs before each commit. A failed step stops no other.
// npm test -- all                        everything
// npm test -- nightly                    and what takes long by nature
// npm test -- types unit                 the steps with these words in their names
// npm test -- stories/ui stories/wallet/buttons/ConnectButton.stories.tsx     these stories, whole
// npm test -- tests/unit/safe            these tests, whole
// npm test -- --changed[=main]           what a change can affect, by imports: since the last
//                                        commit, or compared with a branch
// npm test -- all stories --shard=1/3    a third of the stories, or of the test files of a step
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createOutputs } from './output.ts'
import { readRequest } from './request.ts'
import { runSideBySide } from './sideBySide.ts'
import { cores, planSteps, storyFigures } from './steps.ts'
import { readJson } from './vitest.ts'
import { whatChanged } from './whatChanged.ts'
import { baselineReport, baselines } from '../visual/baselines.mjs'
import type { StoryFigures } from '../visual/storyReport.ts'

const pagesOfFailures = 'reports/failures'
rmSync(pagesOfFailures, { recursive: true, force: true })
mkdirSync(pagesOfFailures, { recursive: true })

const request = readRequest(process.argv.slice(2))
const failures: string[] = []
const steps = planSteps(
  request,
  request.since === undefined ? undefined : whatChanged(request.since),
  failures,
)
const started = performance.now()
const outputs = createOutputs((text) => process.stdout.write(text))
const results = await runSideBySide(steps, cores, ({ name }) => outputs(name))

const say = (text: string) => console.log(text)
say('\n── summary')
for (const { name, ok, seconds, passed, failed } of results) {
  const time = String(Math.round(seconds)).padStart(4)
  say(`${ok ? 'ok  ' : 'FAIL'} ${time} s  ${name}: ${passed} passed, ${failed} failed`)
}
sayFailures()
const hasStories = steps.some(({ name }) => name.startsWith('stories'))
const figures = hasStories ? readJson<StoryFigures>(storyFigures) : undefined
if (figures) {
  const { stories, pictures, axeFindings } = figures
  say(`${stories} stories, ${pictures.length} screenshots, ${axeFindings} axe findings`)
}
say(baselineReport(baselines()).text)
say(`${Math.round((performance.now() - started) / 1000)} s`)
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0)
const counts = figures ? { ...figures, pictures: figures.pictures.length } : undefined
writeFileSync('reports/summary.json', JSON.stringify({ results, stories: counts }, null, 2))
say(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

/** Lists the failures again at the end, with what the pages of failed tests showed. */
function sayFailures() {
  const shown = readdirSync(pagesOfFailures).filter((name) => name.endsWith('.txt'))
  const pages = shown.map((name) => {
    const text = readFileSync(path.join(pagesOfFailures, name), 'utf8')
    return `What the page of a failed test showed:\n${text}`
  })
  const texts = [...failures, ...pages]
  if (texts.length > 0) say(`\n── failed\n${texts.slice(0, 40).join('\n\n')}\n`)
}
