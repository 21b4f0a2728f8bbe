import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'
import { pictureOptions } from '../../scripts/setup/browser.mjs'
import { baselineFolder } from '../../scripts/visual/baselines.mjs'
import { packPicture } from '../../scripts/visual/packPicture.ts'
import type { StoryMeta } from '../../scripts/visual/storyReport.ts'
import { checkPicture } from './runner/checkPicture.ts'
import { expectedErrors } from './runner/expectedErrors.ts'
import type { PictureParameters } from './runner/inPage.ts'
import { knownPictures } from './runner/knownPictures.ts'
import { openPictureComparer } from './runner/openPictureComparer.ts'
import { openStoryPage, patience, type StoryPage } from './runner/openStoryPage.ts'
import { pageRing } from './runner/pageRing.ts'
import { inShard, storiesIn, type StoryEntry } from './runner/storiesIn.ts'
import { size } from '../size.ts'

type Theme = 'light' | 'dark'
/**
 * The dark theme is photographed at the desktop's width alone, and of screens in one story of each
 * file: it changes colors, which components set, and no layout.
 */
const phone = 390
const sizes = {
  part: [[1280, 800]],
  page: [
    [1280, 800],
    [phone, 844],
  ],
} as const

/**
 * Widths at which the texts of screens are looked at, 40 % longer than in English: nothing may be
 * cut. Most are cut at the narrowest, so that one story of each file and nightly runs look at more.
 */
const widthsOf = ({ isStandIn }: StoryEntry) =>
  isStandIn || size === 'nightly' ? [768, 320] : [320]
/**
 * To be fixed: an amount of 2^256 − 1 is wider than a row of a list below 1280 px. Where one signs,
 * such amounts wrap.
 */
const tooWide = ['screens-queue-queue-view--very-long', 'screens-history-history-view--very-long']
/** What is signed and sent is shown whole. */
const whole = /^stories\/screens\/transactions\/(confirm|execute)\//

/** What is looked at besides axe and pictures: what differs between the stories of a file. */
const looksOf = ({ id, file, isStandIn, isPart }: StoryEntry) => ({
  /** Components set the colors; a view only arranges them. */
  darkContrast: isStandIn || file.startsWith('stories/ui/'),
  darkPicture: isStandIn || !file.startsWith('stories/screens/'),
  cutTexts:
    !isPart &&
    /^stories\/screens\/.*(View|Dialog)\.stories\.tsx$/.test(file) &&
    !tooWide.includes(id),
  control: isStandIn && /^stories\/(ui|wallet)\//.test(file),
})

/** `off`: no pictures; `accept`: updates the baselines. */
const mode = process.env.PICTURES ?? 'compare'
/** The story files that are built, if not all are. */
const only = process.env.STORIES
const dir = await built(only ? 'storybookPart' : 'storybook')
/** In a short run, one story stands for each file, except for those nearest to a change. */
const near = process.env.NEAR_STORIES?.split(' ') ?? []
const all = storiesIn(dir).filter(
  ({ file, isStandIn }) => size !== 'short' || isStandIn || near.includes(file),
)
const stories = process.env.SHARD ? inShard(all, process.env.SHARD) : all
/** What is counted at the end is about all story files. */
const isPart = only !== undefined || process.env.SHARD !== undefined

// Explorers run their own scripts in the page, which the app's policy does not allow.
const served = await serve({
  dir,
  headers: { 'Content-Security-Policy': null, 'X-Frame-Options': null },
})
const browser = await chromium.launch(pictureOptions())
const known = knownPictures()
const comparer = await openPictureComparer(browser)
/** Number of stories with a changed control. */
let changed = 0
/** Number of stories of screens whose texts were looked at. */
let looked = 0
const pages = pageRing(() => openStoryPage(browser, served.url, stories[0]?.id ?? ''))

afterAll(async () => {
  known.save()
  await browser.close()
  await served.close()
})

describe.concurrent('stories in a real browser, in both themes', () => {
  test.for(stories)('$title', { timeout: 3 * patience }, async (story, { task }) => {
    const meta = task.meta as StoryMeta
    meta.storyId = story.id
    const problems = await pages.use((page) => see(page, story, meta))
    expect(problems.join('\n\n')).toBe('')
  })

  test('exist', () => {
    expect(stories.length).toBeGreaterThan(0)
  })
})

// A partial build has no forms for controls.
test.skipIf(isPart)('most components have a control that works', () => {
  expect(changed).toBeGreaterThan(stories.filter((one) => looksOf(one).control).length / 2)
})

test.skipIf(isPart)('the texts of all views and dialogs were looked at', () => {
  expect(looked).toBeGreaterThan(70)
})

/**
 * Renders a story once, runs axe, takes pictures in both themes, and looks at what `looksOf` names.
 * Returns the problems.
 */
async function see(page: StoryPage, story: StoryEntry, meta: StoryMeta): Promise<string[]> {
  const { id, file } = story
  const looks = looksOf(story)
  const { problems: all, axeFindings, parameters } = await page.draw(id)
  const problems = all.filter((problem) => !expectedErrors[id]?.test(problem))
  if (axeFindings !== undefined) meta.axeFindings = axeFindings
  if (problems.length > 0) return problems
  const { pictureIn, pictureReason, keepFocus = false } = parameters
  const picture = story.isPart ? false : (parameters.picture ?? 'part')
  if (!story.isPart && (picture === false || pictureIn) && !pictureReason)
    return [
      'It is not photographed in each theme. Say why in `pictureReason`, ' +
        'or let it be photographed.',
    ]

  const moving = await page.settle(keepFocus)
  meta.pictures = []
  meta.differences = []
  const contrasts: string[] = []
  let order: readonly Theme[] = ['light', 'dark']
  let shown: Theme = 'light'
  for (const [at, [width, height]] of sizes[picture || 'part'].entries()) {
    for (const theme of order) {
      const isPhotographed =
        mode !== 'off' &&
        picture !== false &&
        (pictureIn === undefined || pictureIn === theme) &&
        (theme === 'light' || (width !== phone && (looks.darkPicture || pictureIn === theme)))
      const isContrastSeen = looks.darkContrast && at === 0 && theme === 'dark'
      if (!isPhotographed && !isContrastSeen) continue
      if (theme !== shown) await page.showIn(theme)
      shown = theme
      // Other axe violations were reported in the light theme already.
      if (isContrastSeen) contrasts.push(...(await page.contrasts()))
      if (isPhotographed && picture)
        await photograph(page, { id, theme, size: [width, height], picture }, meta)
    }
    // The next width starts in the current theme.
    order = order.toReversed()
  }
  // Played in English, because a story finds its parts by their names, and only now shown with long
  // texts.
  const cut = looks.cutTexts ? await page.cutTexts(widthsOf(story), whole.test(file)) : []
  if (looks.cutTexts) looked += 1
  await page.reset()
  if (axeFindings !== undefined) meta.axeFindings = axeFindings + contrasts.length
  const tried = looks.control ? await page.tryControls(id) : { control: undefined, problems: [] }
  meta.control = tried.control
  if (tried.control !== undefined) changed += 1
  const changedProblems = tried.problems
    .filter((problem) => !expectedErrors[id]?.test(problem))
    .map((problem) => `With ${tried.control} changed: ${problem}`)
  const unwanted = moving.map((element) => `Moves although reduced motion is asked for: ${element}`)
  return [
    ...unwanted,
    ...contrasts,
    ...cut,
    ...changedProblems,
    ...meta.differences.map(({ message }) => message),
  ]
}

interface Shot {
  id: string
  theme: Theme
  size: readonly [width: number, height: number]
  picture: Exclude<PictureParameters['picture'], false | undefined>
}

async function photograph(
  page: StoryPage,
  { id, theme, size, picture }: Shot,
  meta: StoryMeta,
): Promise<void> {
  const name = `${id.replaceAll(/-+/g, '-')}-${theme}-${size[0]}`
  const difference = await checkPicture(name, () => page.photograph(picture, size), {
    comparer,
    known,
  })
  meta.pictures?.push(name)
  if (!difference) return
  if (mode !== 'accept') return void meta.differences?.push(difference)
  mkdirSync(baselineFolder, { recursive: true })
  writeFileSync(
    path.join(baselineFolder, `${name}.webp`),
    await packPicture(readFileSync(path.join('reports/visual', difference.after))),
  )
}
