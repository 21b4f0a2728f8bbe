// Puts listed faults into the sources, one by one, and runs the tests that import the changed file:
// node scripts/faults/run.ts --list faults.json --set short|all
//   --repo ../other        another checkout of the repository
//   --results results.json continues what it contains; without it, the checkout's results of this
//                          set and commit in reports/
//   --only 1a2b3c4d,…      only these faults, again
//   --no-stories           only unit and contract tests
//   --near 12              only the 12 story files nearest to the fault
//   --e2e                  end-to-end tests, too, for faults that nothing else catches
//   --journey tests/e2e/…  instead of the usual end-to-end tests; several times for several
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Size, sizes } from '../../tests/size.ts'
import type { Failure } from '../test/vitest.ts'
import { describeFault, type Fault, type FaultList, locateFault } from './fault.ts'
import { relatedTests } from './relatedTests.ts'
import { type Result, resultsOf, summary } from './summary.ts'
import { type Step, steps, testFault, testWithoutFaults } from './testFault.ts'
import { checkCleanSources, currentCommit, withFaults } from './withFaults.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: {
    list: { type: 'string' },
    set: { type: 'string', default: 'all' },
    repo: { type: 'string', default: '.' },
    results: { type: 'string' },
    only: { type: 'string' },
    stories: { type: 'boolean', default: true },
    near: { type: 'string', default: '12' },
    e2e: { type: 'boolean', default: false },
    journey: {
      type: 'string',
      multiple: true,
      default: ['tests/e2e/send.test.ts', 'tests/e2e/apps.test.ts', 'tests/live/live.test.ts'],
    },
  },
})
if (!values.list) throw new Error('Name the list of faults: --list faults.json')
const size = sizeOf(values.set)
const namedResults = values.results && path.resolve(values.results)
const list = JSON.parse(readFileSync(values.list, 'utf8')) as FaultList
const only = values.only?.split(',')
const asked = steps.filter(
  (step) => step === 'unit' || (step === 'stories' ? values.stories : values.e2e),
)

process.chdir(values.repo)
checkCleanSources()
const resultsFile = namedResults ?? resultsOf(size, currentCommit())
const results = savedResults()
const related = relatedTests()
const faults = list.faults.filter(({ id }) => !only || only.includes(id))
for (const [at, fault] of faults.entries()) {
  const result = await test(fault)
  results.set(fault.id, result)
  save()
  console.log(`${at + 1}/${faults.length}  ${describeFault(fault)}\n        ${told(result)}`)
}
console.log(`\n${summary(list, results)}`)
await reportDoubtful()

async function test(fault: Fault): Promise<Result> {
  const { trouble: _, ...result } = resultBefore(fault)
  const left = asked.filter((step) => !result.tried.includes(step))
  if (result.caughtBy || left.length === 0) return result
  if (!isHere(fault)) return { ...result, isMissing: true }
  return withFaults([fault], async () => {
    let known: Result = { ...result, isMissing: false }
    for (const step of left) {
      const { failures, trouble, seconds } = await testFault(step, testsOf(step, fault), size)
      // The step is tried again next time.
      if (trouble !== undefined) return { ...known, trouble, seconds: known.seconds + seconds }
      const [failure] = failures
      known = { ...known, tried: [...known.tried, step], seconds: known.seconds + seconds }
      if (failure) return { ...known, caughtBy: step, failure }
    }
    return known
  })
}

function resultBefore({ id }: Fault): Result {
  const before = only ? undefined : results.get(id)
  return before ?? { id, tried: [], seconds: 0 }
}

function testsOf(step: Step, { file }: Fault): string[] {
  if (step === 'e2e') return values.journey
  // Every story reaches a central file, but those far away from it say little about it.
  return step === 'stories'
    ? related.stories(file).slice(0, Number(values.near))
    : related.unit(file)
}

function isHere(fault: Fault): boolean {
  try {
    return locateFault(readFileSync(fault.file, 'utf8'), fault) >= 0
  } catch {
    return false
  }
}

function told({ caughtBy, failure, isMissing, seconds, tried, trouble }: Result): string {
  if (isMissing) return 'not in this version'
  if (trouble !== undefined) return `no result: ${trouble}`
  const spent = `${Math.round(seconds)} s`
  return caughtBy
    ? `caught by ${caughtBy} in ${spent}: ${failure?.file ?? ''} ${failure?.test ?? ''}`
    : `NOT CAUGHT by ${tried.join(', ')} in ${spent}`
}

/** A test that fails without a fault proves nothing. */
async function reportDoubtful(): Promise<void> {
  for (const step of steps) {
    const caught = [...results.values()].filter(({ caughtBy }) => caughtBy === step)
    const seen = caught.flatMap(({ failure }) => failure ?? [])
    for (const failure of await testWithoutFaults(step, seen, size)) {
      const doubtful = caught.filter((result) => isAbout(failure, result.failure))
      const ids = doubtful.map(({ id }) => id).join(', ')
      if (ids) console.log(`Fails without a fault, too: ${failure.test} (${ids})`)
    }
  }
}

/** Whether two failures are from one test file, or from one story: all stories share a file. */
function isAbout(failure: Failure, other: Failure | undefined): boolean {
  const isSameFile = other?.file === failure.file
  return isSameFile && (!failure.file.startsWith('tests/visual/') || other?.test === failure.test)
}

function savedResults(): Map<string, Result> {
  if (!existsSync(resultsFile)) return new Map()
  const saved = JSON.parse(readFileSync(resultsFile, 'utf8')) as Result[]
  return new Map(saved.map((result) => [result.id, result]))
}

function save(): void {
  mkdirSync(path.dirname(resultsFile), { recursive: true })
  writeFileSync(resultsFile, `${JSON.stringify([...results.values()], null, 2)}\n`)
}

function sizeOf(name: string): Size {
  const found = sizes.find((one) => one === name)
  if (!found) throw new Error(`A set is ${sizes.join(', ')}, not "${name}".`)
  return found
}
