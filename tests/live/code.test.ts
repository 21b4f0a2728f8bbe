import { readdirSync, renameSync } from 'node:fs'
import type { BrowserContext, Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

const query = `safe=eth:${safes.treasury.address}`
const chunk = /\/assets\/history-[\w-]+\.js/
const row = (page: Page) =>
  at(page)
    .row(/Send 2\.5/)
    .first()

/**
 * The queue; `loads` counts the documents from there on, `mark` stays as long as the page isn't
 * reloaded.
 */
async function open() {
  const product = await here.serve({ config: configOf(here.world) })
  const { page, context } = await here.browserSession.open()
  await page.goto(`${product.url}transactions/queue?${query}`)
  await row(page).waitFor()
  await page.evaluate(() => Object.assign(globalThis, { mark: true }))
  let loads = 0
  page.on('request', (request) => request.isNavigationRequest() && loads++)
  const isSamePage = () => page.evaluate(() => 'mark' in globalThis)
  return { page, context, product, isSamePage, loads: () => loads }
}

const goTo = async (page: Page, name: string) => {
  await at(page).section(name).focus()
  await page.keyboard.press('Enter')
}
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name })
const offline = (page: Page) => page.getByRole('main').getByText("This page hasn't loaded yet")
const away = (page: Page) =>
  page.getByRole('main').getByText("This site isn't responding.", { exact: false })
const newVersion = (page: Page) =>
  page.getByRole('main').getByText('A new version of Coffer may be available')
const historyRow = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first()

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.getByText("You're offline", { exact: true }).waitFor()
}

describe('a page that is opened for the first time while the browser is offline', () => {
  it('says so, and opens automatically once the browser is online, without a reload', async () => {
    const { page, context, isSamePage } = await open()
    await goOffline(context, page)
    await goTo(page, 'History')
    expect(await seen(offline(page))).toBe(true)
    expect(await heading(page, 'History').count()).toBe(1)
    await context.setOffline(false)
    expect(await seen(historyRow(page))).toBe(true)
    expect(await offline(page).count()).toBe(0)
    expect(await isSamePage()).toBe(true)
    await context.close()
  })

  it('can be tried again, and left for one that is loaded', async () => {
    const { page, context, isSamePage } = await open()
    await goOffline(context, page)
    await goTo(page, 'History')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    expect(await seen(offline(page))).toBe(true)
    await goTo(page, 'Queue')
    expect(await seen(row(page))).toBe(true)
    // The browser may not say that it is online, as behind a hotel's sign-in page.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await context.setOffline(false)
    await goTo(page, 'History')
    expect(await seen(historyRow(page))).toBe(true)
    expect(await isSamePage()).toBe(true)
    await context.close()
  })

  it("opens once this site responds, when the browser thinks that it's online", async () => {
    const { page, context, loads } = await open()
    const isAsked = (request: Request) => request.method() === 'HEAD'
    await page.route('**/assets/*', (route) =>
      isAsked(route.request()) || chunk.test(route.request().url())
        ? route.abort()
        : route.continue(),
    )
    await goTo(page, 'History')
    expect(await seen(away(page))).toBe(true)
    await Promise.all([
      page.waitForEvent('requestfailed', isAsked),
      page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    ])
    expect(loads()).toBe(0)
    await page.unroute('**/assets/*')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    expect(await seen(historyRow(page))).toBe(true)
    expect(loads()).toBe(1)
    await context.close()
  })

  it('reloads nothing once it has been left', async () => {
    const { page, context, isSamePage, loads } = await open()
    let answer = () => {}
    const isAnswered = new Promise<void>((done) => (answer = done))
    await page.route('**/assets/*', async (route) => {
      if (chunk.test(route.request().url())) return route.abort()
      if (route.request().method() === 'HEAD') await isAnswered
      await route.continue()
    })
    const isAsked = (request: Request) => request.method() === 'HEAD'
    await Promise.all([page.waitForRequest(isAsked), goTo(page, 'History')])
    await goTo(page, 'Queue')
    expect(await seen(row(page))).toBe(true)
    const answered = page.waitForResponse((response) => isAsked(response.request()))
    answer()
    await answered
    // A reload would be requested before this.
    await page.evaluate(async () => (await fetch('/config.json')).text())
    expect(loads()).toBe(0)
    expect(await isSamePage()).toBe(true)
    await context.close()
  })

  it('leaves the frame alone when it is one of its dialogs', async () => {
    const { page, context } = await open()
    await goOffline(context, page)
    await page.keyboard.press('?')
    expect(await seen(page.getByText("Couldn't load this part of Coffer"))).toBe(true)
    expect(await row(page).count()).toBe(1)
    await context.setOffline(false)
    await page.getByText("You're offline", { exact: true }).waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    expect(await seen(page.getByRole('dialog', { name: 'Keyboard shortcuts' }))).toBe(true)
    await context.close()
  })
})

describe('a page whose code a deployment has removed', () => {
  it.each([
    ['is not found', { status: 404, contentType: 'text/plain', body: 'Not found' }],
    [
      'is answered with the page',
      { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    ],
  ])('is opened after one reload, if its file %s', async (_, answer) => {
    const { page, context, loads } = await open()
    // The files of the version that is open are gone; those of the new one are there.
    await page.route(chunk, (route) => (loads() === 0 ? route.fulfill(answer) : route.continue()))
    await goTo(page, 'History')
    expect(await seen(historyRow(page))).toBe(true)
    expect(loads()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/transactions/history')
    await context.close()
  })

  it('is reloaded once if the file is still missing, and manually after that', async () => {
    const { page, context, loads } = await open()
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await goTo(page, 'History')
    expect(await seen(newVersion(page))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(1)
    await page.unroute(chunk)
    await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
    expect(await seen(historyRow(page))).toBe(true)
    await context.close()
  })

  it("isn't reloaded while a dialog is open, so that its input is kept", async () => {
    const { page, context, loads } = await open()
    let answer = () => {}
    const isAnswered = new Promise<void>((done) => (answer = done))
    await page.route(chunk, async (route) => {
      await isAnswered
      await route.fulfill({ status: 404, body: 'Not found' })
    })
    await goTo(page, 'History')
    await page.keyboard.press('Control+k')
    const field = at(page).dialog.getByRole('searchbox')
    await field.fill('treasury')
    answer()
    await page.locator('main', { hasText: 'A new version of Coffer may be available' }).waitFor()
    expect(await field.inputValue()).toBe('treasury')
    expect(loads()).toBe(0)
    await context.close()
  })
})

it('these tests simulate files that are gone from the server', async () => {
  const { page, context, product, loads } = await open()
  const file =
    readdirSync(`${product.dir}/assets`).find((name) => chunk.test(`/assets/${name}`)) ?? ''
  renameSync(`${product.dir}/assets/${file}`, `${product.dir}/assets/gone.js`)
  await goTo(page, 'History')
  expect(await seen(newVersion(page))).toBe(true)
  expect(loads()).toBe(1)
  await context.close()
})
