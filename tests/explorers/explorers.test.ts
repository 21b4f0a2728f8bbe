import path from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built } from '../../scripts/build/builds.mjs'
import { serve, type Served } from '../../scripts/build/serve.mjs'
import { size } from '../size.ts'
import { standInOf, storyFiles } from '../stories/storyFiles.ts'
import { expectedErrors } from '../visual/runner/expectedErrors.ts'
import { ladle, ladleStories } from './ladle.ts'
import { launch, type Opened, openStories } from './openStories.ts'
import { storybookStories } from './storybook.ts'

// Explorers run their own scripts in the page, which the app's policy does not allow.
const headers = { 'Content-Security-Policy': null, 'X-Frame-Options': null }
/** Milliseconds to open hundreds of stories on a slow machine. */
const eachStory = 900_000
/**
 * Parallel pages, as measured on two cores. They mostly wait: Ladle loads each story on selection,
 * and React shows it a third of a second later.
 */
const pages = 6
const dirs = { storybook: '', ladle: '' }
const served: Served[] = []
let browser: Browser

beforeAll(async () => {
  dirs.storybook = await built('storybook')
  dirs.ladle = await built('ladle')
  browser = await launch()
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await Promise.all(served.map((one) => one.close()))
})

const serving = async (dir: string) => {
  const one = await serve({ dir, headers })
  served.push(one)
  return one.url
}

const troubled = (opened: readonly Opened[]) =>
  opened.filter(({ story, before = '', problems }) =>
    problems.some(
      (problem) => ![story, before].some((shown) => expectedErrors[shown]?.test(problem)),
    ),
  )

// Storybook renders and plays every story in tests/visual; Ladle, which runs the same files, one
// of each folder, and all of them at night.
describe('both explorers', () => {
  test('show the same stories', () => {
    const inStorybook = storybookStories(dirs.storybook).map(({ source }) => source)
    expect(inStorybook.length).toBeGreaterThan(0)
    expect([...ladleStories(dirs.ladle).keys()].toSorted()).toEqual(inStorybook.toSorted())
  })

  test(
    'Ladle renders and plays its stories without an error',
    async () => {
      const ids = ladleStories(dirs.ladle)
      const files = new Map(storyFiles().map((file) => [path.dirname(file.file), file]))
      const standIns = new Set([...files.values()].map((file) => standInOf(file)?.id))
      const stories = storybookStories(dirs.storybook)
        .filter(({ id }) => size === 'nightly' || standIns.has(id))
        .map((story) => ({ ...story, id: ids.get(story.source) ?? story.source }))
      const opened = await openStories(
        browser,
        ladle(await serving(dirs.ladle), stories[0]?.id ?? ''),
        stories,
        pages,
      )
      console.log(`Ladle: ${opened.length} stories opened`)
      const troubles = troubled(opened).map(
        ({ story, problems }) => `${story}: ${problems.join('; ')}`,
      )
      expect(troubles, troubles.join('\n')).toEqual([])
      expect(opened).toHaveLength(stories.length)
    },
    eachStory,
  )
})
