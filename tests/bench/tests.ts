// `npm run bench -- tests [all short changed story unit]` measures how long a person waits for the
// tests, several times each (`--rounds=1`), next to a fixed calculation. A first run that isn't
// counted fills the caches. It fails if a run fails, or takes longer than it may where the
// calculation takes ten seconds; on a slower machine, it may take longer in proportion.
import { readFileSync, rmSync } from 'node:fs'
import { withTexts } from '../../scripts/faults/withFaults.ts'
import { runTool } from '../../scripts/setup/runTool.ts'
import { readJson } from '../../scripts/test/vitest.ts'
import { fixedCalculation, usualCalculation } from './control.ts'

interface Summary {
  results: { name: string; seconds: number; ok: boolean }[]
}

interface Measured {
  ok: boolean
  seconds: number
  steps: Summary['results']
}

interface Run {
  what: string
  /** Seconds at most. */
  limit: number
  measure(): Promise<Measured>
}

const summary = 'reports/summary.json'
const screen = 'src/screens/transactions/queue/QueueList.tsx'

const runs: Record<string, Run> = {
  short: { what: '`npm test`', limit: 360, measure: () => npmTest() },
  all: { what: '`npm test -- all`', limit: 2100, measure: () => npmTest('all') },
  changed: {
    what: '`npm test -- --changed` after one line in a screen',
    limit: 60,
    measure: () => {
      const change = '\n// A change that the tests have to follow.\n'
      const changed = new Map([[screen, readFileSync(screen, 'utf8') + change]])
      return withTexts(changed, () => npmTest('--changed'))
    },
  },
  story: {
    what: 'One story file',
    limit: 8,
    measure: () => npmTest('stories/ui/Button.stories.tsx'),
  },
  unit: {
    what: 'One file of unit tests',
    limit: 3,
    measure: async () => ({
      ...(await runTool(
        'vitest',
        ['run', '--project', 'unit', 'tests/unit/safe/lifecycle.test.ts'],
        { NO_COLOR: '1' },
        () => {},
      )),
      steps: [],
    }),
  },
}

async function npmTest(...args: string[]): Promise<Measured> {
  rmSync(summary, { force: true })
  const { ok, seconds } = await runTool('npm', ['test', '--', ...args], { NO_COLOR: '1' }, () => {})
  return { ok, seconds, steps: readJson<Summary>(summary)?.results ?? [] }
}

const asked = process.argv.slice(2).filter((word) => word in runs)
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 3)

for (const name of asked.length > 0 ? asked : Object.keys(runs)) {
  const run = runs[name]!
  const measured: (Measured & { control: number })[] = []
  if (rounds > 1) await run.measure()
  for (let round = 0; round < rounds; round++) {
    const control = fixedCalculation()
    measured.push({ ...(await run.measure()), control })
  }
  const middle = measured.toSorted((one, other) => one.seconds - other.seconds)[
    Math.floor(measured.length / 2)
  ]!
  const all = measured
    .map(
      ({ seconds, control, ok }) =>
        `${show(seconds)} beside ${show(control)}${ok ? '' : ' (failed)'}`,
    )
    .join(', ')
  const usual = middle.seconds * Math.min(1, usualCalculation / middle.control)
  if (usual > run.limit || measured.some(({ ok }) => !ok)) process.exitCode = 1
  console.log(
    `${run.what}: ${show(middle.seconds)}, ${show(usual)} at the usual speed, ` +
      `at most ${run.limit} s (${all})`,
  )
  for (const step of middle.steps) console.log(`  ${show(step.seconds).padStart(8)}  ${step.name}`)
}

function show(seconds: number): string {
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}
