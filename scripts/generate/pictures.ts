import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { storyInstant } from '../../mocks/clock.ts'
import { built } from '../build/builds.mjs'
import { serve } from '../build/serve.mjs'
import { launchOptions } from '../setup/browser.mjs'
import { packPicture } from '../visual/packPicture.ts'

// Takes the README's pictures from the demo, in light and dark: Alice reviews a transfer before she
// signs it.

const folder = new URL('../../docs/pictures/', import.meta.url)

/** Connects the demo wallet, and opens the review of the first transaction in the queue. */
async function openReview(page: Page, url: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await dialog.getByRole('button', { name: /^Demo wallet/ }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Treasury/ })
    .first()
    .click()
  await page
    .getByRole('navigation', { name: 'Sections of this Safe' })
    .getByRole('link', { name: /^Queue/ })
    .click()
  await page
    .getByRole('button', { name: /^Sign,/ })
    .first()
    .click()
  await dialog.getByText('Verified', { exact: true }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const served = await serve({ dir: await built('demo') })
const browser = await chromium.launch(launchOptions())
try {
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      colorScheme,
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    })
    await page.clock.setFixedTime(storyInstant)
    await openReview(page, served.url)
    writeFileSync(
      new URL(`review-${colorScheme}.webp`, folder),
      await packPicture(await page.screenshot()),
    )
    await page.close()
  }
} finally {
  await browser.close()
  await served.close()
}
