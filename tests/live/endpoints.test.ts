import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { at } from '../e2e/journey.ts'
import { configOf, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const safe = `safe=eth:${safes.treasury.address}`

/** The same node by another name, which is another origin to the browser. */
const mine = (chainId: number) => here.world.rpcUrl(chainId).replace('127.0.0.1', 'localhost')

async function open(config: object = configOf(here.world)) {
  const product = await here.serve({ config })
  const opened = await here.browserSession.open()
  await opened.page.goto(`${product.url}settings/networks?${safe}`)
  await opened.page.getByRole('heading', { name: 'Network endpoints', level: 1 }).waitFor()
  return { ...opened, url: product.url }
}

/** Requests to the nodes of Ethereum from now on, by origin. */
function watchNodes(page: Page) {
  const asked = { site: 0, mine: 0 }
  const count = (request: Request) => {
    if (request.method() !== 'POST') return
    if (request.url() === here.world.rpcUrl(1)) asked.site++
    if (request.url() === mine(1)) asked.mine++
  }
  page.on('request', count)
  return asked
}

const row = (page: Page, network: string) =>
  page
    .getByRole('main')
    .getByRole('list', { name: 'Networks' })
    .getByRole('listitem')
    .filter({ hasText: network })

async function type(page: Page, url: string, network = 'Ethereum') {
  await row(page, network).getByRole('button').click()
  await at(page).dialog.getByRole('textbox', { name: 'RPC endpoint' }).fill(url)
}

const press = (page: Page, name: string) =>
  at(page).dialog.getByRole('button', { name, exact: true }).click()

/** Checks an endpoint of Ethereum, and uses it. */
async function use(page: Page, url: string) {
  await type(page, url)
  await press(page, 'Check')
  await press(page, 'Use this endpoint')
  await at(page).dialog.waitFor({ state: 'hidden' })
}

const notice = (page: Page) => page.getByText("Your endpoint for Ethereum isn't responding")
/** The Safe's page has read the chain. */
const opensQueue = async (page: Page, url: string) => {
  await page.goto(`${url}transactions/queue?${safe}`)
  await at(page)
    .row(/Send 2\.5/)
    .first()
    .waitFor()
}

describe('a network’s own endpoint', () => {
  it('is used only after a check, even after a reload, and not once it’s removed', async () => {
    const { page, context, errors, url } = await open()
    const asked = watchNodes(page)
    await type(page, mine(1))
    expect(asked.mine).toBe(0)
    await press(page, 'Check')
    expect(
      await seen(at(page).dialog.getByText(/It responds in \d+ ms, the default in \d+ ms\./)),
    ).toBe(true)
    expect(await seen(at(page).dialog.getByText("It's in sync with the default endpoint."))).toBe(
      true,
    )
    expect(asked.mine).toBeGreaterThan(0)
    await press(page, 'Use this endpoint')
    expect(await seen(row(page, 'Ethereum').getByText('Yours, responding'))).toBe(true)
    expect(await row(page, 'Ethereum').innerText()).toContain(new URL(mine(1)).host)
    expect(await row(page, 'Holesky').innerText()).toContain(
      new URL(here.world.rpcUrl(17_000)).host,
    )

    Object.assign(asked, { site: 0, mine: 0 })
    await opensQueue(page, url)
    await expect.poll(() => asked.mine).toBeGreaterThan(0)
    await page.reload()
    await at(page)
      .row(/Send 2\.5/)
      .first()
      .waitFor()
    // A transaction's page verifies it on the chain.
    await at(page)
      .row(/Send 2\.5/)
      .first()
      .getByRole('link')
      .first()
      .click()
    expect(await seen(page.getByText('Verified', { exact: true }).first())).toBe(true)
    expect(asked.site).toBe(0)
    expect(await notice(page).count()).toBe(0)

    await page.goto(`${url}settings/networks?${safe}`)
    await row(page, 'Ethereum').getByRole('button').click()
    await press(page, 'Use the default')
    await at(page).dialog.waitFor({ state: 'hidden' })
    Object.assign(asked, { site: 0, mine: 0 })
    await opensQueue(page, url)
    await expect.poll(() => asked.site).toBeGreaterThan(0)
    expect(asked.mine).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  it('is used immediately in other tabs, which drop the default endpoint’s data', async () => {
    const { page, context, url } = await open()
    const other = await context.newPage()
    await opensQueue(other, url)
    await at(other)
      .row(/Send 2\.5/)
      .first()
      .getByRole('link')
      .first()
      .click()
    await other.getByText('Verified', { exact: true }).first().waitFor()
    const asked = watchNodes(other)
    await use(page, mine(1))
    await expect.poll(() => asked.mine).toBeGreaterThan(0)
    await other.getByText('Verified', { exact: true }).first().waitFor()
    asked.site = 0
    await at(other).section('Home').click()
    await at(other).section('Queue').click()
    await at(other)
      .row(/Send 2\.5/)
      .first()
      .waitFor()
    expect(asked.site).toBe(0)
    await context.close()
  })

  it('of another network is rejected and not stored', async () => {
    const { page, context } = await open()
    await type(page, mine(17_000))
    await press(page, 'Check')
    expect(
      await seen(at(page).dialog.getByText('This endpoint serves network Holesky (17000).')),
    ).toBe(true)
    expect(await at(page).dialog.getByRole('button', { name: 'Use this endpoint' }).count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('coffer.nodes'))).toBeNull()
    await context.close()
  })

  it('that can’t be read or isn’t encrypted is rejected with the reason at its field', async () => {
    const { page, context } = await open()
    const field = at(page).dialog.getByRole('textbox', { name: 'RPC endpoint' })
    await type(page, 'http://node.example')
    await press(page, 'Check')
    await at(page)
      .dialog.getByText(/starts with https:/)
      .waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill(mine(1))
    await page.route(mine(1), (route) => route.abort())
    await press(page, 'Check')
    expect(
      await seen(
        at(page).dialog.getByText(
          /It's unreachable, or it doesn't allow requests from this site \(CORS\)/,
        ),
      ),
    ).toBe(true)
    await context.close()
  })

  it('that stops answering is named on the Safe’s pages; the default is not used', async () => {
    const { page, context, url } = await open()
    await use(page, mine(1))
    const asked = watchNodes(page)
    await page.route(mine(1), (route) => route.abort())
    await page.goto(`${url}home?${safe}`)
    expect(await seen(notice(page))).toBe(true)
    // What the gateway says is still there.
    expect(await seen(page.getByRole('main').getByRole('heading', { level: 1 }).first())).toBe(true)
    expect(asked.site).toBe(0)
    await page.getByRole('link', { name: 'Change endpoint' }).click()
    expect(await seen(row(page, 'Ethereum').getByText('Yours, not responding'))).toBe(true)
    await row(page, 'Ethereum').getByRole('button').click()
    await press(page, 'Use the default')
    await notice(page).waitFor({ state: 'detached' })
    await at(page).section('Queue').click()
    await expect.poll(() => asked.site).toBeGreaterThan(0)
    await context.close()
  })

  it('is blocked by the policy of a site without apps, which names the remedy', async () => {
    const strict = configOf(here.world, ['EIP1271'])
    const { page, context } = await open(strict)
    await type(page, mine(1))
    await press(page, 'Check')
    expect(
      await seen(
        at(page).dialog.getByText(
          /This site's security policy doesn't allow connections to localhost/,
        ),
      ),
    ).toBe(true)
    await context.close()
    const open2 = await open({ ...strict, ownNodes: true })
    await use(open2.page, mine(1))
    expect(await seen(row(open2.page, 'Ethereum').getByText('Yours, responding'))).toBe(true)
    await open2.context.close()
  })
})
