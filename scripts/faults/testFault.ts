import { storyFiles } from '../../tests/stories/storyFiles.ts'
import type { Size } from '../../tests/size.ts'
import { type Failure, runVitest, type Tested } from '../test/vitest.ts'

/** The result of a run for a fault. */
export interface Verdict {
  /** Empty if all tests pass. */
  failures: Failure[]
  /** Why the run ended without a result: then it isn't known whether the fault is caught. */
  trouble?: string
  seconds: number
}

/** The sets of tests, cheapest first. */
export const steps = ['unit', 'stories', 'e2e'] as const
export type Step = (typeof steps)[number]

/** How many of the nearest tests run first, before all others. */
const near = { unit: 10, stories: 6, e2e: Infinity }
/** In seconds, for the nearest tests and for the others. A fault may keep a test from ending. */
const limits = { unit: [300, 1800], stories: [1200, 5400], e2e: [5400, 5400] } as const

/** Runs test or story files of a step, the first ones first, up to the first failure. */
export async function testFault(
  step: Step,
  files: readonly string[],
  size: Size,
): Promise<Verdict> {
  const parts = [files.slice(0, near[step]), files.slice(near[step])]
  let seconds = 0
  for (const [at, part] of parts.entries()) {
    if (part.length === 0) continue
    const verdict = await runPart(step, part, { size, limit: limits[step][at] ?? 0 })
    seconds += verdict.seconds
    if (verdict.trouble !== undefined || verdict.failures.length > 0) return { ...verdict, seconds }
  }
  return { failures: [], seconds }
}

/** The failures seen with faults that also occur without any. */
export async function testWithoutFaults(
  step: Step,
  failures: readonly Failure[],
  size: Size,
): Promise<Failure[]> {
  const all = step === 'stories' ? storyFiles() : []
  const files = failures.flatMap(({ file, test }) =>
    step === 'stories'
      ? all.filter(({ title }) => test.includes(` ${title}: `)).map((story) => story.file)
      : file,
  )
  if (files.length === 0) return []
  const { failures: own } = await runPart(step, [...new Set(files)], {
    size,
    limit: 5400,
    whole: true,
  })
  return own
}

/** Up to the first failure unless `whole`. */
async function runPart(
  step: Step,
  files: readonly string[],
  { size, limit, whole = false }: { size: Size; limit: number; whole?: boolean },
): Promise<Verdict> {
  const bail = whole ? [] : ['--bail', '1']
  const isStories = step === 'stories'
  const tested = await runVitest(
    step,
    isStories ? bail : [...bail, ...files],
    { TEST_SIZE: size, ...(isStories && { PICTURES: 'compare', STORIES: files.join(' ') }) },
    () => {},
    limit,
  )
  return verdictOf(tested, limit)
}

/** Only a failed test counts as catching a fault. */
export function verdictOf(
  { ok, isLate, text, failures, seconds }: Omit<Tested, 'passed' | 'failed'>,
  limit: number,
): Verdict {
  if (ok || failures.length > 0) return { failures, seconds }
  const trouble = isLate
    ? `still running after ${limit} seconds`
    : text.trim().split('\n').slice(-5).join('\n')
  return { failures: [], trouble, seconds }
}
