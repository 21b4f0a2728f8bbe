import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { appsOfDemo, treasury } from './appsJourney.ts'
import { at, enabled } from './journey.ts'

/** From now on, notes each place that the dialog's frame, title, and buttons have in any frame. */
const watchPlaces = (page: Page) =>
  page.evaluate(() => {
    const places: string[] = []
    Object.assign(globalThis, { places })
    const look = () => {
      const dialog = document.querySelector('[role=dialog]')
      const frame = dialog?.getBoundingClientRect()
      const title = dialog?.querySelector('h2')?.getBoundingClientRect()
      const buttons = dialog?.querySelector('footer')?.getBoundingClientRect()
      // On a phone, three buttons have two lines.
      const place = [frame?.top, frame?.bottom, title?.top, buttons?.bottom]
        .map((edge) => Math.round(edge ?? 0))
        .join(' ')
      if (dialog && places.at(-1) !== place) places.push(place)
      requestAnimationFrame(look)
    }
    look()
  })
const placesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { places: string[] }).places)

const windows = [
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 375, height: 812 } }],
] as const

describe.each(windows)('the steps of a signing dialog in %s', (_, options) => {
  const { openApps, url } = appsOfDemo()

  const openReview = async () => {
    const opened = await openApps({ ...options, reducedMotion: 'reduce' })
    const { page } = opened
    await page.goto(`${url()}transactions/queue?${treasury}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Sign, Send 2.5\sETH/ })
      .click()
    const { dialog } = at(page)
    await dialog.getByText('Verified', { exact: true }).waitFor()
    await dialog.getByText('Succeeds if executed now').waitFor()
    // What is simulated is shown by then.
    await enabled(page, 'Sign only').waitFor()
    await watchPlaces(page)
    return { ...opened, dialog }
  }

  it.each([
    ['a signature', 'Sign only', 'Signed'],
    // The execution is its own dialog, in the same frame.
    ['a signature and its execution', 'Sign and execute', 'Executed'],
  ])('move neither the frame nor its title and buttons: %s', async (_kind, button, outcome) => {
    const { page, dialog, context, errors } = await openReview()
    await enabled(page, button).click()
    await dialog.getByRole('heading', { name: outcome }).waitFor()
    expect(await placesOf(page)).toEqual([expect.any(String)])
    expect(errors).toEqual([])
    await context.close()
  })
})
