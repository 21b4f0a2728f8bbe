import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { askingConfigOf, configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

const queue = `transactions/queue?safe=eth:${safes.treasury.address}`
const row = (page: Page) => page.getByRole('main').getByRole('listitem').first()
const old = (page: Page) => page.getByText('This may be out of date').first()

describe('a later visit', () => {
  it('shows the last known data as stale while the gateway is down, and recovers', async () => {
    const product = await here.serve({ config: askingConfigOf(here.world) })
    const { page, context } = await here.browserSession.open()
    await page.goto(product.url + queue)
    expect(await seen(row(page))).toBe(true)
    // The name of who is paid comes from the chain, after the row.
    await row(page).getByText('dave.eth').waitFor()
    const before = await row(page).innerText()
    here.world.world.setNetworkCondition({ gateway: 'down' })
    await page.reload()
    expect(await seen(row(page))).toBe(true)
    expect(await row(page).innerText()).toBe(before)
    expect(await seen(old(page))).toBe(true)
    here.world.world.setNetworkCondition({ gateway: 'clear' })
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await old(page).waitFor({ state: 'detached' })
    await context.close()
  })

  it('does not mention stale data once it is refreshed', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    await page.goto(product.url + queue)
    expect(await seen(row(page))).toBe(true)
    await page.reload()
    expect(await seen(row(page))).toBe(true)
    await old(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a browser', () => {
  it.each([
    [
      'whose storage is full',
      () =>
        (Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError')
        }),
    ],
    [
      'that blocks storage',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('No.', 'SecurityError')
          },
        }),
    ],
  ])('%s shows the page anyway', async (_, corrupt) => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    await page.addInitScript(corrupt)
    await page.goto(product.url + queue)
    expect(await seen(row(page))).toBe(true)
    await page.reload()
    expect(await seen(row(page))).toBe(true)
    expect(await seen(at(page).connect.first())).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  const settings = (page: Page) => page.getByText("Some of your saved settings couldn't be read")
  const storage = (page: Page) =>
    page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const added = { chainId: '1', address: safes.treasury.address }

  /**
   * The app in a browser that has stored these texts, and of which `limit` may take away the
   * storage.
   */
  async function openWith(stored: Record<string, string>, limit = () => {}) {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    // A full browser asks for the icon of a page that names none.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(`${product.url}config.json`)
    await page.evaluate((texts) => Object.assign(localStorage, texts), stored)
    await page.addInitScript(limit)
    await page.goto(product.url)
    expect(
      await seen(
        page
          .getByRole('heading', { name: 'My Safes' })
          .or(page.getByText('See the Safes you own'))
          .first(),
      ),
    ).toBe(true)
    return { page, context, errors, product }
  }

  it('with a damaged Safe in its list loses only that one, keeps a copy, and says so', async () => {
    const text = JSON.stringify({
      theme: 'dark',
      currency: 'usd',
      addedSafes: [{ chainId: '1', address: '0x12' }, added],
    })
    const { page, context, errors } = await openWith({ 'coffer.preferences': text })
    expect(await seen(settings(page))).toBe(true)
    expect(await seen(page.getByRole('main').getByText(/615b/).first())).toBe(true)
    expect(await storage(page)).toMatchObject({
      'coffer.preferences': text,
      'coffer.preferences.damaged': text,
    })
    await page.reload()
    expect(await seen(page.getByRole('main').getByText(/615b/).first())).toBe(true)
    expect(await settings(page).count()).toBe(0)
    // A change replaces the text, and leaves the copy.
    await page.getByRole('button', { name: /^Theme/ }).click()
    expect(JSON.parse((await storage(page))['coffer.preferences'] ?? '')).toMatchObject({
      theme: 'system',
      addedSafes: [added],
    })
    expect((await storage(page))['coffer.preferences.damaged']).toBe(text)
    expect(errors).toEqual([])
    await context.close()
  })

  it('with truncated settings and signatures starts, moves them aside, and says so', async () => {
    const texts = {
      'coffer.preferences': '{"theme":"dark","addedSafes":[{"cha',
      'coffer.pending': '[{"kind":"confirm","signature":"0x12',
    }
    const { page, context, errors } = await openWith(texts)
    expect(await seen(settings(page))).toBe(true)
    expect(await seen(page.getByText("A saved signature or transaction couldn't be read"))).toBe(
      true,
    )
    const after = await storage(page)
    expect(after).toMatchObject({
      'coffer.preferences.damaged': texts['coffer.preferences'],
      'coffer.pending.damaged': texts['coffer.pending'],
    })
    expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['coffer.pending']))
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    expect(await settings(page).count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  it('with everything stored by an older version starts with what is still valid', async () => {
    const texts = {
      'coffer.preferences': JSON.stringify({ addedSafes: [added] }),
      'coffer.pending': '[]',
      [`coffer.cache.${here.world.gatewayUrl}`]: '{"version":1,"answers":[]}',
    }
    const { page, context, errors } = await openWith(texts)
    expect(await seen(page.getByRole('main').getByText(/615b/).first())).toBe(true)
    expect(await page.getByText(/couldn't be read/).count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  it.each([
    'coffer.preferences',
    'coffer.pending',
    'wagmi.store',
    'wagmi.recentWallets',
    'wagmi.recentTransactions',
    'wagmi.recentConnectorId',
    'wagmi.requestedChains',
    'WALLETCONNECT_DEEPLINK_CHOICE',
  ])('starts whatever is stored as %s', async (key) => {
    for (const text of ['{', 'null', '7', '[null]', '{"state":7}']) {
      const { page, context, errors, product } = await openWith({ [key]: text })
      expect(await seen(at(page).connect.first())).toBe(true)
      expect(errors).toEqual([])
      await context.close()
      await product.close()
    }
  })

  it.each<[string, () => void]>([
    [
      'is full',
      () =>
        (Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError')
        }),
    ],
    [
      'is blocked',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('No.', 'SecurityError')
          },
        }),
    ],
  ])('whose storage %s says so once the user saves something, and not before', async (_, limit) => {
    const { page, context, errors } = await openWith({}, limit)
    const unsaved = page.getByText("Your changes aren't being saved")
    expect(await unsaved.count()).toBe(0)
    await page.getByRole('button', { name: 'Add a Safe' }).click()
    await at(page)
      .dialog.getByRole('textbox', { name: 'Safe address' })
      .fill(safes.treasury.address)
    await at(page).dialog.getByRole('button', { name: 'Add Safe' }).click()
    expect(await seen(page.getByRole('main').getByText(/615b/).first())).toBe(true)
    expect(await seen(unsaved)).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  it('discards a broken store', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    const key = `coffer.cache.${here.world.gatewayUrl}`
    await page.addInitScript((name) => localStorage.setItem(name, '{"version":2,"answers":[{'), key)
    await page.goto(product.url)
    expect(await seen(at(page).connect.first())).toBe(true)
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
    expect(errors).toEqual([])
    await context.close()
  })

  it('with labels that cannot be read says so on every page, and keeps a copy', async () => {
    const { page, context, errors } = await openWith({ 'coffer.labels': '{"1:0x' })
    const notice = page.getByText("Some of your transaction labels couldn't be read")
    expect(await seen(notice)).toBe(true)
    await at(page).section('Contacts').click()
    expect(await seen(page.getByRole('heading', { level: 1, name: 'Contacts' }))).toBe(true)
    expect(await seen(notice)).toBe(true)
    expect(await storage(page)).toMatchObject({ 'coffer.labels.damaged': '{"1:0x' })
    expect(errors).toEqual([])
    await context.close()
  })
})
