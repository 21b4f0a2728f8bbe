import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { at } from '../e2e/journey.ts'
import { openBrowser, type BrowserSession } from '../e2e/openBrowser.ts'
import { configOf, type Product, seen, serveProduct } from './product.ts'

const treasury = `eth:${safes.treasury.address}`
const query = `safe=${treasury}`

let browserSession: BrowserSession
let world: ServedWorld
let product: Product

beforeAll(async () => {
  ;[browserSession, world] = await Promise.all([openBrowser(), serveWorld()])
  product = await serveProduct({ config: configOf(world) })
}, 180_000)
afterAll(async () => {
  await browserSession?.close()
  await product?.close()
  await world?.close()
})

async function open(path: string): Promise<Page> {
  const { page } = await browserSession.open()
  await page.goto(product.url + path)
  return page
}

/** A pending one in the mocked world; its ID is the gateway's own. */
async function pendingId(): Promise<string> {
  const response = await fetch(
    `${world.gatewayUrl}/v1/chains/1/safes/${safes.treasury.address}/transactions/queued`,
  )
  const { results } = (await response.json()) as {
    results: { type: string; transaction?: { id: string } }[]
  }
  const id = results.find(({ type }) => type === 'TRANSACTION')?.transaction?.id
  if (!id) throw new Error('Nothing waits in the world.')
  return id
}

const notFound = (page: Page) => page.getByRole('heading', { name: 'Page not found' })

describe('a link, opened directly', () => {
  it.each([
    ['', 'My Safes'],
    [`home?${query}`, 'Home'],
    [`balances?${query}`, 'Assets'],
    [`transactions/queue?${query}`, 'Queue'],
    [`transactions/history?${query}`, 'History'],
  ])('%s leads to its page', async (path, section) => {
    const page = await open(path)
    expect(
      await seen(
        page
          .getByRole('navigation')
          .locator('[aria-current="page"]')
          .filter({ hasText: section })
          .first(),
      ),
    ).toBe(true)
    expect(await seen(page.getByRole('main').getByRole('heading').first())).toBe(true)
    expect(await notFound(page).count()).toBe(0)
    await page.context().close()
  })

  it('leads to one transaction', async () => {
    const page = await open(`transactions/tx?${query}&id=${await pendingId()}`)
    expect(await seen(page.getByRole('main').getByText('Verified'))).toBe(true)
    await page.context().close()
  })
})

describe('an old link', () => {
  it.each([
    [`${treasury}/home`, `/home?${query}`],
    [treasury, `/home?${query}`],
    [`${treasury}/balances`, `/balances?${query}`],
    [`${treasury}/transactions/queue`, `/transactions/queue?${query}`],
    [`${treasury}/transactions/history`, `/transactions/history?${query}`],
  ])('%s redirects to the current one', async (old, today) => {
    const page = await open(old)
    await page.waitForURL((url) => url.pathname + url.search === today)
    expect(await seen(at(page).section('Queue'))).toBe(true)
    await page.context().close()
  })

  it('to a transaction redirects and shows it', async () => {
    const id = await pendingId()
    const page = await open(`${treasury}/transactions/${id}`)
    await page.waitForURL(
      (url) => url.pathname + url.search === `/transactions/tx?${query}&id=${id}`,
    )
    expect(await seen(page.getByRole('main').getByText('Verified'))).toBe(true)
    await page.context().close()
  })
})

describe('the letter case of an address', () => {
  const lower = `eth:${safes.treasury.address.toLowerCase()}`
  const upper = `eth:0x${safes.treasury.address.slice(2).toUpperCase()}`

  it.each([lower, upper])(
    '%s becomes the checksummed spelling, on the page and in the address bar',
    async (text) => {
      const page = await open(`transactions/queue?safe=${text}#content`)
      await page.waitForURL(
        (url) => url.pathname + url.search + url.hash === `/transactions/queue?${query}#content`,
      )
      expect(await seen(page.getByRole('main').getByRole('listitem').first())).toBe(true)
      expect(await page.getByRole('link', { name: 'Home' }).first().getAttribute('href')).toBe(
        `/home?${query}`,
      )
      await page.goBack()
      // It replaced the link that was opened, so that "back" leaves the page.
      expect(page.url()).toBe('about:blank')
      await page.context().close()
    },
  )

  it.each([
    ['home?safe=', ''],
    ['', '/transactions/queue'],
  ])('a wrong checksum is rejected without any request: %s…%s', async (before, after) => {
    const capital = [...safes.treasury.address].findIndex((digit) => /[A-F]/.test(digit))
    const mistyped = [...safes.treasury.address]
      .with(capital, safes.treasury.address.charAt(capital).toLowerCase())
      .join('')
    const { page, context, requests } = await browserSession.open()
    await page.goto(`${product.url}${before}eth:${mistyped}${after}`)
    expect(await seen(page.getByText('This Safe address may be mistyped'))).toBe(true)
    expect(await seen(page.getByText(`“eth:${mistyped}” has an invalid checksum`))).toBe(true)
    expect(requests.filter((url) => url.startsWith(world.url))).toEqual([])
    await context.close()
  })
})

describe('an unknown URL', () => {
  it.each([
    ['a network that isn’t served', `zzz:${safes.treasury.address}/transactions/queue`],
    ['a page that doesn’t exist', 'nowhere'],
  ])('shows an error: %s', async (_, path) => {
    const page = await open(path)
    expect(await seen(notFound(page))).toBe(true)
    await page.context().close()
  })

  it('lists the supported networks', async () => {
    const page = await open(`home?safe=zzz:${safes.treasury.address}`)
    expect(
      await seen(
        page.getByText(
          'The link uses the network “zzz”. Supported networks: Ethereum (eth), Holesky (hol).',
        ),
      ),
    ).toBe(true)
    await page.context().close()
  })

  it('shows that an address is invalid', async () => {
    const page = await open('home?safe=eth:0x12')
    expect(await seen(page.getByText('Invalid Safe address'))).toBe(true)
    await page.context().close()
  })
})

describe('a filtered history', () => {
  it('is the same for everyone who opens its link, and Back undoes a filter change', async () => {
    const page = await open(`transactions/history?${query}&type=outgoing&nonce=0`)
    const main = page.getByRole('main')
    expect(await seen(main.getByText('1 outgoing transaction found'))).toBe(true)
    expect(new URL(page.url()).search).toBe(`?${query}&type=outgoing&nonce=0`)
    await main.getByRole('button', { name: 'Clear filter' }).first().click()
    await page.waitForURL((url) => url.search === `?${query}`)
    expect(await seen(main.getByRole('listitem').nth(4))).toBe(true)
    await page.goBack()
    expect(await seen(main.getByText('1 outgoing transaction found'))).toBe(true)
    await page.context().close()
  })

  it('explains the problem of a damaged link, and requests nothing', async () => {
    const { page, context, requests } = await browserSession.open()
    await page.goto(`${product.url}transactions/history?${query}&type=incoming&amount=much`)
    expect(await seen(page.getByRole('heading', { name: 'Invalid filter' }))).toBe(true)
    expect(requests.filter((url) => url.includes('incoming-transfers'))).toEqual([])
    await context.close()
  })
})
