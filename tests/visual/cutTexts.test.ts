import { chromium } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'
import { launchOptions } from '../../scripts/setup/browser.mjs'
import { openStoryPage, patience } from './runner/openStoryPage.ts'
import { pageRing } from './runner/pageRing.ts'
import { storiesIn } from './runner/storiesIn.ts'

const widths = [1280, 768, 375, 320]

const isPart = process.env.STORIES !== undefined || process.env.SHARD !== undefined
const dir = await built(process.env.STORIES ? 'storybookPart' : 'storybook')
const all = storiesIn(dir, process.env.SHARD)
/** To be fixed: an amount of 2^256 − 1 is wider than a row of a list below 1280 px. Where one signs, such amounts wrap. */
const tooWide = ['screens-queue-queue-view--very-long', 'screens-history-history-view--very-long']
/** What is signed and sent is shown whole. */
const whole = /^stories\/screens\/(confirm|execute)\//
const stories = all.filter(({ id, file }) => file.startsWith('stories/screens/') && !tooWide.includes(id))

const served = await serve({ dir, headers: { 'Content-Security-Policy': null, 'X-Frame-Options': null } })
const browser = await chromium.launch(launchOptions())
// Without axe, which runs on the same stories for their pictures.
const pages = pageRing(() => openStoryPage(browser, served.url, all[0]?.id ?? '', 'a11y.manual:!true'))

afterAll(async () => {
  await browser.close()
  await served.close()
})

/** Played in English, because a story finds its parts by their names, and shown with long texts afterwards. */
describe.concurrent('with texts 40 % longer, nothing is cut', () => {
  test.for(stories)('in $title', { timeout: 3 * patience }, async ({ id, file }) => {
    const cut = await pages.use(async (page) => {
      await page.draw(id)
      const found = await page.cutTexts(widths, whole.test(file))
      await page.reset()
      return found
    })
    expect(cut.join('\n')).toBe('')
  })

  test('in the stories of all screens', () => {
    expect(isPart || stories.length > 300).toBe(true)
  })
})
