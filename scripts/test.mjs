// All steps of `npm test`; a failure does not skip the other steps.
//
// npm test -- types unit             the steps with these words in their names
// npm test -- stories/ui             only these stories: folders or files
// npm test -- --changed[=main]       what a change can affect, by imports: since the last commit,
//                                    or compared with a branch
// npm test -- stories --shard=1/3    a third of the stories, or of the test files of a step
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { otherBrowsers } from './setup/otherBrowsers.mjs'
import { runTool } from './setup/run.mjs'
import { baselineReport, baselines, orphans } from './visual/baselines.mjs'
import { changedFiles, reachedPages, reachedStories } from './visual/reach.ts'

const storyFigures = 'reports/stories.json'
const failures = 'reports/failures'
rmSync(failures, { recursive: true, force: true })
mkdirSync(failures, { recursive: true })

const asked = process.argv.slice(2)
const shard = asked.find((word) => word.startsWith('--shard='))?.slice('--shard='.length)
const changed = asked.find((word) => word === '--changed' || word.startsWith('--changed='))
const since = changed && (changed.split('=')[1] ?? 'HEAD')
const files = asked.filter((word) => word.startsWith('stories/'))
const words = asked.filter((word) => !word.startsWith('--') && !files.includes(word))

const plain = { NO_COLOR: '1' }
const reached = since === undefined ? undefined : changedFiles(since)
const stories = files.length > 0 ? files : reached && reachedStories(reached)

const all = [
  ['types', () => tool('tsc', ['--noEmit'])],
  ['lint', () => tool('npm', ['run', '--silent', 'lint'])],
  ['unit and contract tests, import rules', () => vitest('unit', reached && ['--changed', since])],
  ['stories in light and dark, with axe and pictures', testStories],
  ['baselines', checkBaselines],
  ['sizes', () => tool('node', ['scripts/build/sizes.mjs'])],
  [
    'explorers, journeys, the live product',
    () => vitest('e2e', reached && !reachedPages(reached) ? ['--changed', since] : []),
  ],
  ['other browsers: Firefox and WebKit', testOtherBrowsers],
]

const steps = stepsAsked()
if (steps.some(([name]) => name.startsWith('stories'))) rmSync(storyFigures, { force: true })

const started = performance.now()
const results = []
const failed = []
for (const [name, step] of steps) {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  const { ok, passed = ok ? 1 : 0, failed: count = ok ? 0 : 1 } = await step()
  // A step that fails outside its tests counts as one failure.
  results.push({
    name,
    ok,
    seconds: (performance.now() - begun) / 1000,
    passed,
    failed: ok ? count : Math.max(count, 1),
  })
}

console.log('\n── summary')
for (const { name, ok, seconds, passed, failed } of results)
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${String(Math.round(seconds)).padStart(4)} s  ${name}: ` +
      `${passed} passed, ${failed} failed`,
  )
tellFailures()
const figures = read(storyFigures)
if (figures)
  console.log(
    `${figures.stories} stories, ${figures.pictures.length} pictures, ` +
      `${figures.axeFindings} axe findings`,
  )
console.log(baselineReport(baselines()).text)
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
writeFileSync(
  'reports/summary.json',
  JSON.stringify(
    { results, stories: figures && { ...figures, pictures: figures.pictures.length } },
    null,
    2,
  ),
)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

function stepsAsked() {
  if (words.length > 0) return all.filter(([name]) => words.some((word) => name.includes(word)))
  if (files.length > 0) return all.filter(([name]) => name.startsWith('stories'))
  // Skips what the change cannot affect: sizes and baselines are about the whole.
  return reached ? all.filter(([name]) => name !== 'baselines' && name !== 'sizes') : all
}

async function tool(name, args, environment = {}) {
  const { ok } = await runTool(name, args, { ...plain, ...environment })
  return { ok }
}

/** Runs a project's tests and reads the counts from Vitest's report. */
async function vitest(project, more = [], environment = {}) {
  const results = `reports/results/${project}.json`
  rmSync(results, { force: true })
  // The stories are one file, which handles sharding itself.
  const parts = shard && project !== 'stories' ? [`--shard=${shard}`] : []
  const { ok } = await runTool(
    'vitest',
    ['run', '--passWithNoTests', '--project', project, ...parts, ...more],
    {
      ...plain,
      ...environment,
      TEST_RESULTS: results,
    },
  )
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(results) ?? {}
  failed.push(...testResults.flatMap(failuresOf))
  return { ok, passed: numPassedTests, failed: numFailedTests }
}

/** The failed tests of a file in Vitest's report, as texts; or the error of the file itself. */
function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  const file = path.relative('.', name)
  if (tests.length === 0) return status === 'failed' ? [`${file}\n${head(message)}`] : []
  return tests.map(
    ({ fullName, failureMessages }) => `${file}: ${fullName}\n${head(failureMessages.join('\n'))}`,
  )
}

/** The start of an error, without its stack. */
function head(error) {
  return error
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 15)
    .join('\n')
    .slice(0, 1500)
}

/**
 * Repeats what failed at the end, where nobody has to look for it, with what the pages of failed
 * tests showed.
 */
function tellFailures() {
  const shown = readdirSync(failures).filter((name) => name.endsWith('.txt'))
  const texts = [
    ...failed,
    ...shown.map(
      (name) =>
        'What the page of a failed test showed:\n' +
        `${readFileSync(path.join(failures, name), 'utf8')}`,
    ),
  ]
  if (texts.length > 0) console.log(`\n── failed\n${texts.slice(0, 40).join('\n\n')}\n`)
}

function testStories() {
  if (stories?.length === 0) {
    console.log('No story is reached by the change.')
    return { ok: true, passed: 0 }
  }
  return vitest('stories', [], {
    ...(stories && { STORIES: stories.join(' ') }),
    ...(shard && { SHARD: shard }),
  })
}

/** They are optional: one that is not there is named, and its tests are skipped. */
function testOtherBrowsers() {
  for (const { name, advice } of otherBrowsers.filter(({ isThere }) => !isThere()))
    console.log(`${name} is not tested, because it isn't installed. ${advice}`)
  return vitest('browsers', reached && !reachedPages(reached) ? ['--changed', since] : [])
}

function checkBaselines() {
  const { text, fits } = baselineReport(baselines())
  const figures = read(storyFigures)
  const isWhole = !shard && !stories
  const lost = figures && isWhole ? orphans() : []
  console.log(
    [
      text,
      ...lost.map((name) => `No story takes ${name} any more; npm run visual:accept removes it.`),
      ...(figures ? [] : ['The stories did not run.']),
    ].join('\n'),
  )
  return { ok: fits && lost.length === 0 && figures !== undefined }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // the command that writes it could not run
  }
}
