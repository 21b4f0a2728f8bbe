import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const safe = `safe=eth:${safes.treasury.address}`

async function open(options?: Parameters<typeof here.browserSession.open>[0]) {
  const product = await here.serve({ config: configOf(here.world) })
  const opened = await here.browserSession.open(options)
  await opened.page.goto(`${product.url}settings?${safe}`)
  await opened.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  return { ...opened, url: product.url }
}

const root = (page: Page) => page.locator('[data-surface=page]')
const select = (page: Page, name: string) => page.getByRole('combobox', { name })
const historyTime = async (page: Page) => {
  await at(page).section('History').click()
  return page.getByRole('main').locator('time').first().innerText()
}

describe('the settings', () => {
  it('change the look immediately, keep it for the next visit, and reach another tab', async () => {
    const { page, context, errors, url } = await open()
    const other = await context.newPage()
    await other.goto(`${url}transactions/queue?${safe}`)
    const row = other.getByRole('main').locator('[data-variant=queue]').first()
    expect(await seen(row)).toBe(true)
    const height = async () => Math.round((await row.boundingBox())?.height ?? 0)
    await expect.poll(height).toBe(56)
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.getByRole('switch', { name: 'High contrast' }).check()
    await page.getByRole('radio', { name: 'Purple' }).check()
    await page.getByRole('radio', { name: 'Compact' }).check()
    const look = {
      'data-theme': 'contrast-dark',
      'data-accent': 'purple',
      'data-density': 'compact',
    }
    const lookOf = (tab: Page) =>
      root(tab)
        .first()
        .evaluate(
          (element, names) =>
            Object.fromEntries(names.map((name) => [name, element.getAttribute(name)])),
          Object.keys(look),
        )
    expect(await lookOf(page)).toEqual(look)
    await expect.poll(() => lookOf(other)).toEqual(look)
    await expect.poll(height).toBe(44)
    await page.reload()
    expect(await seen(page.getByRole('radio', { name: 'Purple' }))).toBe(true)
    expect(await lookOf(page)).toEqual(look)
    expect(errors).toEqual([])
    await context.close()
  })

  it('switch off the keys without Ctrl, and leave Ctrl K', async () => {
    const { page, context, errors } = await open()
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).click()
    await page.keyboard.press('?')
    // Whatever "?" opens would be before "Go to", or keep it from opening.
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').waitFor()
    expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).check()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).click()
    await page.keyboard.press('?')
    expect(await seen(page.getByRole('dialog', { name: 'Keyboard shortcuts' }))).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  it('set the time zone of the history, and request its days from the gateway', async () => {
    const { page, context, errors, requests } = await open()
    const inBrowser = await historyTime(page)
    await at(page).section('Settings').click()
    await select(page, 'Time zone').selectOption('Asia/Tokyo')
    const inTokyo = await historyTime(page)
    expect(inTokyo).not.toBe(inBrowser)
    await expect
      .poll(() => requests.some((url) => decodeURIComponent(url).includes('timezone=Asia/Tokyo')))
      .toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  it('set the app’s language, direction, and dates, including for the next visit', async () => {
    const { page, context, errors, url } = await open()
    await select(page, 'Language').selectOption('de')
    await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
    await expect.poll(() => page.title()).toContain('Einstellungen')
    await page.getByRole('button', { name: 'Wallet verbinden' }).first().click()
    expect(
      await seen(at(page).dialog.getByRole('heading', { name: 'Wallet verbinden' }).first()),
    ).toBe(true)
    expect(
      await at(page).dialog.evaluate((dialog) => dialog.closest('[lang]')?.getAttribute('lang')),
    ).toBe('de')
    await page.keyboard.press('Escape')
    await page.goto(`${url}transactions/history?${safe}`)
    await page.getByRole('main').locator('time').first().waitFor()
    // No page of another visit is shown in English first.
    expect(await page.getByText('History', { exact: true }).count()).toBe(0)
    expect(await page.getByRole('main').locator('time').first().innerText()).toMatch(/^\d\d:\d\d$/)
    await page.goto(`${url}settings?${safe}`)
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('ar')
    await expect.poll(() => root(page).first().getAttribute('dir')).toBe('rtl')
    expect(await root(page).first().getAttribute('lang')).toBe('ar')
    const bar = await page.getByRole('navigation').first().boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(bar?.x).toBeGreaterThan(main?.x ?? NaN)
    expect(errors).toEqual([])
    await context.close()
  })

  it('follow the language of the browser until another one is chosen', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context } = await here.browserSession.open({ locale: 'fr-CA' })
    await page.goto(`${product.url}settings?${safe}`)
    const language = page.getByRole('combobox', { name: 'Langue' })
    expect(await language.locator('option:checked').innerText()).toBe('Navigateur (Français)')
    await language.selectOption('en')
    expect(await seen(page.getByRole('heading', { name: 'Settings', level: 1 }))).toBe(true)
    expect(await seen(page.getByRole('button', { name: 'Connect wallet' }).first())).toBe(true)
    await context.close()
  })

  it('start in English when the texts of the language can’t be loaded', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context } = await here.browserSession.open({ locale: 'de' })
    await page.route(/assets\/de-[^/]*\.js/, (route) => route.abort())
    await page.goto(`${product.url}settings?${safe}`)
    expect(await seen(page.getByRole('heading', { name: 'Settings', level: 1 }))).toBe(true)
    await context.close()
  })

  it('show the build hash that the site reports, requested when they are opened', async () => {
    const { page, context, url } = await open()
    const { root, files } = (await (await fetch(`${url}manifest.json`)).json()) as {
      root: string
      files: Record<string, string>
    }
    expect(Object.keys(files)).toContain('index.html')
    expect(await seen(page.getByText(`${root.slice(0, 16)}…`))).toBe(true)
    const list = await page.getByRole('link', { name: 'View all files' }).getAttribute('href')
    expect(new URL(list ?? '', url).href).toBe(`${url}manifest.json`)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(url)
    await at(page).connect.first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(requests).toContain(`${url}config.json`)
    expect(requests).not.toContain(`${url}manifest.json`)
    await context.close()
  })

  it('name the contacted hosts, link to the licenses, and delete only gateway data', async () => {
    const { page, context, url } = await open()
    const gateway = new URL(here.world.gatewayUrl).host
    expect(await seen(page.getByText(gateway).first())).toBe(true)
    const licenses = await page.getByRole('link', { name: 'View licenses' }).getAttribute('href')
    expect(new URL(licenses ?? '', url).href).toBe(`${url}third-party-notices.txt`)
    await page.getByRole('radio', { name: 'Pink' }).check()
    const saved = () =>
      page.evaluate((key) => localStorage.getItem(key), `coffer.cache.${here.world.gatewayUrl}`)
    const before = 'left by an earlier visit'
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [`coffer.cache.${here.world.gatewayUrl}`, before],
    )
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Clear and reload' }).click(),
    ])
    expect(await seen(page.getByRole('radio', { name: 'Pink' }))).toBe(true)
    expect(await page.getByRole('radio', { name: 'Pink' }).isChecked()).toBe(true)
    expect(await saved()).not.toBe(before)
    await context.close()
  })
})
