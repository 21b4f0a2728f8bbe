import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runTool } from '../setup/runTool.ts'
import { otherBrowsers } from '../setup/otherBrowsers.mjs'
import { baselineReport, baselines, orphans } from '../visual/baselines.mjs'
import type { Output } from './output.ts'
import type { Request, Size } from './request.ts'
import type { Result, Step } from './sideBySide.ts'
import { readJson, runVitest } from './vitest.ts'
import type { Reached } from './whatChanged.ts'

export const storyFigures = 'reports/stories.json'

/** The figures of the stories' last run: see `scripts/visual/storyReport.ts`. */
export interface StoryFigures {
  stories: number
  pictures: string[]
  axeFindings: number
}

/** A step of the test command, and the runs that it belongs to. */
interface PlannedStep extends Step {
  sizes: readonly Size[]
  /** Of no use where only what changed is tested: it is about the whole. */
  isOfTheWhole?: boolean
}

/** In a build for tests only, without docs and controls, which takes a third of the time. */
const everyStory = 'stories'

const always: readonly Size[] = ['short', 'all', 'nightly']
const whole: readonly Size[] = ['all', 'nightly']

/** The steps that a request asks for. Adds the failed tests to `failures`. */
export function planSteps(
  { size, words, stories, shard }: Request,
  reached: Reached | undefined,
  failures: string[],
): Step[] {
  const ofShort = size === 'short' ? [everyStory] : undefined
  const shards = shard ? [`--shard=${shard}`] : []
  const steps: PlannedStep[] = [
    {
      name: 'types',
      sizes: always,
      cores: 1,
      run: (output) => tool(output, 'tsc', '--noEmit'),
    },
    {
      name: 'lint',
      sizes: always,
      cores: 1,
      run: (output) => tool(output, 'npm', 'run', '--silent', 'lint'),
    },
    {
      name: 'build of the stories',
      sizes: always,
      cores: 1,
      isOfTheWhole: true,
      run: (output) =>
        size === 'short'
          ? build(output, ['storybookPart'], { STORIES: everyStory })
          : build(output, ['storybook', 'ladle']),
    },
    {
      name: 'build of the demo and the product',
      sizes: always,
      cores: 1,
      isOfTheWhole: true,
      run: (output) => build(output, ['live', 'demo']),
    },
    {
      name: 'unit and contract tests, import rules',
      sizes: always,
      cores: 1,
      run: (output) => test(output, 'unit', [...shards, ...(reached?.changed ?? [])]),
    },
    {
      name: 'sizes',
      sizes: always,
      cores: 1,
      after: ['build of the demo and the product'],
      isOfTheWhole: true,
      run: (output) => tool(output, 'node', 'scripts/build/sizes.mjs'),
    },
    {
      name: 'stories in light and dark, with axe and pictures',
      sizes: always,
      cores: 2,
      after: ['build of the stories'],
      run: testStories,
    },
    {
      name: 'baselines',
      sizes: whole,
      cores: 1,
      after: ['stories in light and dark, with axe and pictures'],
      isOfTheWhole: true,
      run: checkBaselines,
    },
    {
      name: 'journeys',
      sizes: always,
      cores: 2,
      after: ['build of the demo and the product'],
      run: testJourneys,
    },
    {
      name: 'other browsers',
      sizes: whole,
      cores: 2,
      after: ['build of the demo and the product'],
      isOfTheWhole: true,
      run: testOtherBrowsers,
    },
  ]
  return steps.filter((step) => isAsked(step))

  function isAsked({ name, sizes, isOfTheWhole }: PlannedStep): boolean {
    if (words.length > 0) return words.some((word) => name.includes(word))
    if (stories.length > 0) return name.startsWith('stories')
    return sizes.includes(size) && !(reached && isOfTheWhole)
  }

  async function test(
    output: Output,
    project: string,
    args: readonly string[],
    environment: Record<string, string> = {},
  ): Promise<Result> {
    const tested = await runVitest(output, project, args, { TEST_SIZE: size, ...environment })
    failures.push(...tested.failures)
    return tested
  }

  /** A short run has one journey in the demo and one in the live product. */
  function journeys(): readonly string[] {
    if (reached) return reached.journeys
    return size === 'short' ? ['tests/journeys'] : shards
  }

  function testJourneys(output: Output): Promise<Result> | Result {
    const files = journeys()
    if (reached && files.length === 0) return unreached(output, 'journey')
    return test(output, 'e2e', files)
  }

  function testStories(output: Output): Promise<Result> | Result {
    const only = stories.length > 0 ? stories : (reached?.stories ?? ofShort)
    if (only?.length === 0) return unreached(output, 'story')
    rmSync(storyFigures, { force: true })
    return test(output, 'stories', [], {
      ...(only && { STORIES: only.join(' ') }),
      // Story files that are named run whole.
      ...(stories.length > 0 && { TEST_SIZE: 'all' }),
      ...(reached && { NEAR_STORIES: reached.nearStories.join(' ') }),
      ...(shard && { SHARD: shard }),
    })
  }

  /** They are optional: the tests of one that isn't installed are skipped, which is said. */
  function testOtherBrowsers(output: Output): Promise<Result> {
    for (const { name, advice } of otherBrowsers.filter(({ isThere }) => !isThere()))
      output.write(`${name} is not tested, because it isn't installed. ${advice}\n`)
    return test(output, 'browsers', [])
  }

  function checkBaselines(output: Output): Promise<Result> {
    const { text, fits } = baselineReport(baselines())
    const figures = readJson<StoryFigures>(storyFigures)
    const lost = figures && !shard ? orphans() : []
    const problems = [
      ...lost.map((name) => `No story takes ${name} any more; npm run visual:accept removes it.`),
      ...(figures ? [] : ['The stories did not run.']),
    ]
    output.write([text, ...problems, ''].join('\n'))
    const ok = fits && problems.length === 0
    return Promise.resolve({ ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  }
}

function unreached(output: Output, what: string): Result {
  output.write(`The change reaches no ${what}.\n`)
  return { ok: true, passed: 0, failed: 0 }
}

const build = (output: Output, pages: string[], environment: Record<string, string> = {}) =>
  runStep(output, 'node', ['scripts/test/buildPages.mjs', ...pages], environment)
const tool = (output: Output, name: string, ...args: string[]) => runStep(output, name, args)

async function runStep(
  output: Output,
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Result> {
  const { ok } = await runTool(name, args, { NO_COLOR: '1', ...environment }, output.write)
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** Cores that the steps share. More than two change nothing: the stories use at most four. */
export const cores = Math.max(2, availableParallelism())
