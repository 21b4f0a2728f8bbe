import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { storyFiles } from '../../tests/stories/storyFiles.ts'
import type { Size } from '../../tests/size.ts'
import { runTool } from '../setup/runTool.ts'
import { otherBrowsers } from '../setup/otherBrowsers.mjs'
import { orphans } from '../visual/baselines.mjs'
import type { StoryFigures } from '../visual/storyReport.ts'
import { checkBaselines, type StoriesRun } from './checkBaselines.ts'
import type { Output } from './output.ts'
import { type Project, testsOf } from './projects.ts'
import type { Request } from './request.ts'
import type { Result, Step } from './sideBySide.ts'
import { readJson, runVitest } from './vitest.ts'
import type { Reached } from './whatChanged.ts'

const typesInfo = 'reports/types.tsbuildinfo'
export const storyFigures = 'reports/stories.json'

/** A step of the test command, and the runs that it belongs to. */
interface PlannedStep extends Step {
  sizes: readonly Size[]
  /** The project whose tests it runs. */
  project?: Project
  /** Whether it is skipped if only changes are tested, because it checks the whole. */
  isOfTheWhole?: boolean
}

/** In a build for tests only, without docs and controls, which takes a third of the time. */
const everyStory = 'stories'

const always: readonly Size[] = ['short', 'all', 'nightly']
const whole: readonly Size[] = ['all', 'nightly']

/**
 * The steps that a request asks for. Adds the failed tests to `failures`.
 * @throws {Error} if a word is in no step's name, or a file or folder holds no stories or tests
 */
export function planSteps(
  { size, words, stories, tests, shard }: Request,
  reached: Reached | undefined,
  failures: string[],
): Step[] {
  const ofShort = size === 'short' ? [everyStory] : undefined
  const oneJourneyEach = size === 'short' ? ['tests/journeys'] : undefined
  let storiesRun: StoriesRun | undefined
  const shards = shard ? [`--shard=${shard}`] : []
  const steps: PlannedStep[] = [
    {
      name: 'types',
      sizes: always,
      cores: 1,
      // Only what changed since the last time, and what depends on it, is checked again.
      run: (output) =>
        tool(output, 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', typesInfo),
    },
    {
      name: 'lint',
      sizes: always,
      cores: 1,
      run: (output) =>
        reached ? lintFiles(output, reached.files) : tool(output, 'npm', 'run', '--silent', 'lint'),
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
      project: 'unit',
      run: (output) => testFiles(output, 'unit', reached?.units),
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
      name: 'stories in light and dark, with axe and screenshots',
      sizes: always,
      cores: 2,
      after: ['build of the stories'],
      project: 'stories',
      run: testStories,
    },
    {
      name: 'baselines',
      sizes: whole,
      cores: 1,
      after: ['stories in light and dark, with axe and screenshots'],
      isOfTheWhole: true,
      run: testBaselines,
    },
    {
      name: 'journeys',
      sizes: always,
      cores: 2,
      after: ['build of the demo and the product'],
      project: 'e2e',
      run: (output) => testFiles(output, 'e2e', reached?.journeys ?? oneJourneyEach),
    },
    {
      name: 'other browsers',
      sizes: whole,
      cores: 2,
      after: ['build of the demo and the product'],
      isOfTheWhole: true,
      project: 'browsers',
      run: testOtherBrowsers,
    },
  ]
  for (const word of words.filter((one) => !steps.some(({ name }) => name.includes(one))))
    throw new Error(
      `No step is called "${word}". The steps are: ${steps.map(({ name }) => name).join('; ')}.`,
    )
  const inStories = stories.length > 0 ? storyFiles().map(({ file }) => file) : []
  for (const place of stories.filter((one) => !inStories.some(isIn(one))))
    throw new Error(`There are no stories in ${place}.`)
  const inTests =
    tests.length > 0 ? steps.flatMap(({ project }) => (project ? testsOf(project) : [])) : []
  for (const place of tests.filter((one) => !inTests.some(isIn(one))))
    throw new Error(`There are no tests in ${place}.`)
  return steps.filter((step) => isAsked(step))

  function isAsked({ name, sizes, project, isOfTheWhole }: PlannedStep): boolean {
    if (words.some((word) => name.includes(word))) return true
    if (words.length + stories.length + tests.length > 0)
      return project !== undefined && isNamed(project)
    if (reached && project === 'browsers') return reached.browsers.length > 0
    return sizes.includes(size) && !(reached && isOfTheWhole)
  }

  /** The tests of a project that were named. */
  function namedTests(project: Project): string[] {
    if (tests.length === 0) return []
    return testsOf(project).filter((file) => tests.some((place) => isIn(place)(file)))
  }

  function isNamed(project: Project): boolean {
    return (project === 'stories' && stories.length > 0) || namedTests(project).length > 0
  }

  /** Runs tests of a project: those that were named, which run whole, or else `files`, or all. */
  function testFiles(
    output: Output,
    project: Project,
    files: readonly string[] | undefined,
  ): Promise<Result> | Result {
    const chosen = isNamed(project) ? namedTests(project) : files
    if (chosen?.length === 0) return unreached(output, 'test')
    return test(output, project, [...shards, ...(chosen ?? [])])
  }

  async function test(
    output: Output,
    project: Project,
    args: readonly string[],
    environment: Record<string, string> = {},
  ): Promise<Result> {
    const testSize = size === 'short' && isNamed(project) ? 'all' : size
    const tested = await runVitest(
      project,
      args,
      { TEST_SIZE: testSize, ...environment },
      output.write,
    )
    failures.push(...tested.failures.map(({ file, test, error }) => `${file}: ${test}\n${error}`))
    return tested
  }

  async function testStories(output: Output): Promise<Result> {
    const only = stories.length > 0 ? stories : (reached?.stories ?? ofShort)
    // Figures of another run are not reported.
    rmSync(storyFigures, { force: true })
    if (only?.length === 0) return unreached(output, 'story')
    const tested = await test(output, 'stories', [], {
      ...(only && { STORIES: only.join(' ') }),
      ...(reached && { NEAR_STORIES: reached.nearStories.join(' ') }),
      ...(shard && { SHARD: shard }),
    })
    const pictures = readJson<StoryFigures>(storyFigures)?.pictures
    if (!only && !shard && pictures) storiesRun = { ok: tested.ok, pictures }
    return tested
  }

  /** They are optional: if one isn't installed, its tests are skipped and reported as such. */
  function testOtherBrowsers(output: Output): Promise<Result> | Result {
    for (const { name, advice } of otherBrowsers.filter(({ isThere }) => !isThere()))
      output.write(`${name} is not tested, because it isn't installed. ${advice}\n`)
    return testFiles(output, 'browsers', reached?.browsers)
  }

  function testBaselines(output: Output): Result {
    const { text, ...result } = checkBaselines(storiesRun, orphans)
    output.write(text && `${text}\n`)
    return result
  }
}

/** Whether a file is this path, or in this folder. */
const isIn = (place: string) => (file: string) => file === place || file.startsWith(`${place}/`)

function unreached(output: Output, what: string): Result {
  output.write(`The change reaches no ${what}.\n`)
  return { ok: true, passed: 0, failed: 0 }
}

const build = (output: Output, pages: string[], environment: Record<string, string> = {}) =>
  runStep(output, 'node', ['scripts/test/buildPages.mjs', ...pages], environment)
/** What `npm run lint` says about these files, but not which code is no longer used. */
async function lintFiles(output: Output, files: readonly string[]): Promise<Result> {
  const sources = files.filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file))
  if (sources.length === 0) return unreached(output, 'source file')
  const linted = await tool(output, 'oxlint', '--type-aware', '--deny-warnings', ...sources)
  const formatted = await tool(output, 'oxfmt', '--check', ...sources)
  return linted.ok ? formatted : linted
}

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
