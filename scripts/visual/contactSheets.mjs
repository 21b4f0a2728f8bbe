// Takes pictures of every screen of the demo at five widths in two themes and arranges them as
// contact sheets for review.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { launchOptions } from '../setup/browser.mjs'
import { built } from '../build/builds.mjs'
import { contactSheet } from './contactSheet.mjs'
import { serve } from '../build/serve.mjs'

const folder = path.resolve('reports/screens')
const safe = `safe=eth:${safes.treasury.address}`
const widths = [1440, 768, 767, 375, 320]
const heights = { 1440: 900, 768: 1024, 767: 1024, 375: 812, 320: 640 }

/**
 * Every screen, and how to get there as Alice. The two dialogs come last: her signature makes the
 * second one possible.
 * @type {[name: string, open: (page: import('playwright').Page) => Promise<unknown>][]}
 */
const screens = [
  ['my-safes', (page) => visit(page, '', page.getByRole('main').getByRole('link').first())],
  ['home', (page) => visit(page, `home?${safe}`, rowsOf(page).first())],
  [
    'assets',
    (page) =>
      visit(
        page,
        `balances?${safe}`,
        page.getByRole('main').getByRole('row').filter({ hasText: /ETH/ }).first(),
      ),
  ],
  ['nfts', (page) => visit(page, `balances/nfts?${safe}`, rowsOf(page).first())],
  ['queue', (page) => visit(page, `transactions/queue?${safe}`, rowsOf(page).first())],
  ['history', (page) => visit(page, `transactions/history?${safe}`, rowsOf(page).first())],
  ['transaction', transaction],
  ['messages', (page) => visit(page, `transactions/messages?${safe}`, rowsOf(page).first())],
  ['message', message],
  ['new-message', newMessage],
  [
    'owners-and-rules',
    (page) =>
      visit(
        page,
        `settings/setup?${safe}`,
        page.getByRole('main').getByRole('list', { name: 'Owners' }),
      ),
  ],
  [
    'apps',
    (page) =>
      visit(
        page,
        `apps?${safe}`,
        page.getByRole('main').getByRole('link', { name: 'Sign here' }).first(),
      ),
  ],
  [
    'before-app',
    (page) => page.getByRole('main').getByRole('link', { name: 'Sign here' }).first().click(),
  ],
  ['app', openApp],
  ['app-request', askFromApp],
  [
    'app-request-minimized',
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Minimize' }).click(),
  ],
  ['contacts', (page) => visit(page, 'contacts', rowsOf(page).first())],
  ['settings', (page) => visit(page, 'settings', page.getByRole('radio').first())],
  [
    'not-found',
    (page) => visit(page, 'no/such/page', page.getByRole('main').getByRole('link').first()),
  ],
  ['confirm', (page) => dialog(page, /^Sign,/)],
  [
    'confirm-proof',
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /hashes/i })
        .click(),
  ],
  ['execute', signAndExecute],
]

const started = performance.now()
rmSync(folder, { recursive: true, force: true })
// An existing build can be given, so that changes to the checkout do not matter in the meantime.
const demo = await serve({ dir: process.argv[2] ?? (await built('demo')) })
const browser = await chromium.launch(launchOptions())
try {
  await Promise.all(['light', 'dark'].map(photograph))
} finally {
  await browser.close()
  await demo.close()
}
console.log(
  `Contact sheets: reports/screens (${Math.round((performance.now() - started) / 1000)} s)`,
)

async function photograph(theme) {
  mkdirSync(path.join(folder, theme), { recursive: true })
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: size(1440),
  })
  await context.addInitScript(watchShifts)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await connect(page)
  const rows = []
  for (const [name, open] of screens) {
    try {
      await page.setViewportSize(size(1440))
      await open(page)
      rows.push(await row(page, theme, name))
    } catch (reason) {
      // A screen that fails to load must not prevent the others; the sheet names it.
      console.error(`${theme} ${name}: ${reason.message}`)
      rows.push({ name, shift: 0, pictures: [] })
    }
  }
  await writeSheet(page, theme, rows)
  await context.close()
}

async function row(page, theme, name) {
  await settled(page)
  const shift = await page.evaluate(() => globalThis.shifts)
  const pictures = []
  for (const width of widths) {
    await page.setViewportSize(size(width))
    await settled(page)
    const file = `${theme}/${name}-${width}.png`
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled', caret: 'hide' })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0)
      console.error(`${theme} ${name} at ${width} px scrolls sideways by ${overflow} px.`)
    pictures.push({ file, width, overflow })
  }
  return { name, shift, pictures }
}

async function writeSheet(page, theme, rows) {
  const file = path.join(folder, `${theme}.html`)
  writeFileSync(file, contactSheet(theme, rows))
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(`file://${file}`)
  await page.screenshot({ path: path.join(folder, `${theme}.png`), fullPage: true })
}

async function connect(page) {
  await page.goto(demo.url)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demo wallet/ })
    .click()
  await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor({ state: 'hidden' })
}

function rowsOf(page) {
  return page.getByRole('main').getByRole('listitem')
}

async function visit(page, address, sign) {
  await page.goto(demo.url + address)
  await sign.waitFor()
}

async function transaction(page) {
  await visit(page, `transactions/queue?${safe}`, rowsOf(page).first())
  await rowsOf(page).getByRole('link').first().click()
  await page.getByText('Verified').first().waitFor()
}

async function message(page) {
  await rowsOf(page).getByRole('link').first().click()
  await page.getByText('Verified').first().waitFor()
}

async function newMessage(page) {
  await visit(page, `transactions/messages?${safe}`, rowsOf(page).first())
  await page.getByRole('main').getByRole('button', { name: 'New message' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').fill('We confirm that Grace audits the books of the Treasury.')
  await form.getByRole('button', { name: 'Review' }).click()
  await form.getByText('Verified').waitFor()
}

async function openApp(page) {
  await page.getByRole('button', { name: 'Open app' }).click()
  await appOf(page).getByRole('heading', { name: 'Sign here' }).waitFor()
}

async function askFromApp(page) {
  await appOf(page).getByRole('button', { name: 'Sign data', exact: true }).click()
  await page.getByRole('dialog').getByText('Verified').waitFor()
}

function appOf(page) {
  return page.frameLocator('main iframe:visible')
}

async function dialog(page, action) {
  await visit(page, `transactions/queue?${safe}`, rowsOf(page).first())
  await rowsOf(page).getByRole('button', { name: action }).first().click()
  await page.getByRole('dialog').getByText('Verified').waitFor()
}

async function signAndExecute(page) {
  await dialog(page, /^Sign,/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign( only)?$/ })
    .click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Signed' }).waitFor()
  await dialog(page, /^Execute/)
}

/** Waits until the page has stopped changing: skeletons are gone, fonts are loaded. */
function settled(page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => {
      const after = (milliseconds) => setTimeout(() => done(), milliseconds)
      let quiet = after(200)
      const observer = new MutationObserver(() => {
        clearTimeout(quiet)
        quiet = after(200)
      })
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      after(5000)
    })
  })
}

/** Adds up the layout shifts while loading. */
function watchShifts() {
  globalThis.shifts = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) globalThis.shifts += value
  }).observe({ type: 'layout-shift', buffered: true })
}

function size(width) {
  return { width, height: heights[width] }
}
