import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import publicNodes from '../../src/app/publicNodes.json' with { type: 'json' }
import { at } from '../e2e/journey.ts'
import { pagePolicy, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

// The gateway names a node that may tell the same lie as itself.

const here = withWorld()
const safe = `safe=eth:${safes.treasury.address}`

/** The node that the gateway names: Ethereum's, on a host that no one else names. */
const theirs = (version = '') =>
  `${here.world.rpcUrl(1).replace('127.0.0.1', 'localhost')}${version}`

interface Options {
  config?: object
  features?: readonly string[]
}

async function open({ config = { publicNodes: false }, features }: Options = {}) {
  const product = await here.serve({
    config: { gateway: here.world.gatewayUrl, chains: 'gateway', ...config },
  })
  const { page, context } = await here.browserSession.open()
  let named = theirs()
  await page.route(/\/v1\/chains(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const chains = (await answer.json()) as { results: object[] }
    const uri = { authentication: 'NO_AUTHENTICATION', value: named }
    const results = chains.results.map((chain) => ({
      ...chain,
      ...(features && { features }),
      publicRpcUri: uri,
      rpcUri: uri,
    }))
    await route.fulfill({ response: answer, json: { ...chains, results } })
  })
  const asked: string[] = []
  page.on('request', (request: Request) => {
    if (new URL(request.url()).hostname === 'localhost') asked.push(request.url())
  })
  await installInjectedWallet(page, { person: 'alice', rpcUrl: here.world.rpcUrl })
  return { page, context, url: product.url, asked, name: (url: string) => void (named = url) }
}

const main = (page: Page) => page.getByRole('main')
const ethereum = (page: Page) =>
  main(page)
    .getByRole('list', { name: 'Networks' })
    .getByRole('listitem')
    .filter({ has: page.getByText('Ethereum', { exact: true }) })

/** A transaction's page, which verifies it. */
async function openTransaction(page: Page, url: string) {
  await page.goto(`${url}transactions/queue?${safe}`)
  await at(page)
    .row(/Send 2\.5/)
    .first()
    .getByRole('link')
    .first()
    .click()
}

const verified = (page: Page) => page.getByText('Verified', { exact: true })
const unverified = (page: Page) => main(page).getByText("Can't be verified", { exact: true })

describe('a gateway that names the node', () => {
  it('a gateway’s node gets no request before consent, and nothing from it is green', async () => {
    const { page, context, url, asked, name } = await open()
    await openTransaction(page, url)
    expect(await seen(unverified(page))).toBe(true)
    expect(await seen(page.getByText("Ethereum can't be checked independently"))).toBe(true)
    await main(page).getByRole('link', { name: 'Choose an endpoint' }).last().click()
    expect(await seen(ethereum(page).getByText('Suggested by the gateway, not used'))).toBe(true)
    await ethereum(page).getByRole('button').click()
    const { dialog } = at(page)
    expect(await seen(dialog.getByText(theirs(), { exact: true }))).toBe(true)
    expect(asked).toEqual([])

    await dialog.getByRole('button', { name: 'Use it anyway' }).click()
    expect(await seen(ethereum(page).getByText('not independent'))).toBe(true)
    await openTransaction(page, url)
    expect(await seen(main(page).getByText(/not independently checked\. You can't sign/))).toBe(
      true,
    )
    expect(await seen(unverified(page))).toBe(true)
    expect(await verified(page).count()).toBe(0)
    expect(new Set(asked)).toEqual(new Set([theirs()]))

    // Consent holds for this URL alone. The list of networks is refreshed after a start.
    name(theirs('?another'))
    for (let start = 0; start < 2; start++) {
      await page.reload()
      await unverified(page).waitFor()
      await page.waitForLoadState('networkidle')
    }
    asked.length = 0
    await page.reload()
    await unverified(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await context.close()
  })

  it("is allowed by the page's policy only with the user's consent", async () => {
    const { page, context, url, asked } = await open({ features: [] })
    await page.goto(`${url}settings/networks?${safe}`)
    await ethereum(page).getByRole('button').click()
    const connections = async () => (await pagePolicy(page)).get('connect-src')
    expect(await connections()).toBe(`'self' ${here.world.url}`)
    await at(page).dialog.getByRole('button', { name: 'Use it anyway' }).click()
    expect(await seen(ethereum(page).getByText('not independent'))).toBe(true)
    expect(await connections()).toBe(`'self' ${here.world.url} ${new URL(theirs()).origin}`)
    await openTransaction(page, url)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.goto(`${url}settings/networks?${safe}`)
    await ethereum(page).getByRole('button').click()
    await at(page).dialog.getByRole('button', { name: 'Stop using it' }).click()
    expect(await seen(ethereum(page).getByText('not used'))).toBe(true)
    await context.close()
  })

  it('is checked through the public node that the app ships', async () => {
    const { page, context, url, asked } = await open({ config: {}, features: [] })
    const answered: string[] = []
    await page.route(`${publicNodes['1']}`, async (route) => {
      answered.push(route.request().url())
      const answer = await fetch(here.world.rpcUrl(1), {
        method: 'POST',
        body: route.request().postData(),
        headers: { 'content-type': 'application/json' },
      })
      await route.fulfill({
        json: await answer.json(),
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await openTransaction(page, url)
    expect(await seen(verified(page).first())).toBe(true)
    expect(answered.length).toBeGreaterThan(0)
    expect(asked).toEqual([])
    const origins = [publicNodes['1'], publicNodes['17000']].map((node) => new URL(node).origin)
    expect((await pagePolicy(page)).get('connect-src')).toBe(
      `'self' ${here.world.url} ${origins.join(' ')}`,
    )
    await page.goto(`${url}settings/networks?${safe}`)
    expect(await seen(ethereum(page).getByText('Public node'))).toBe(true)
    expect(await ethereum(page).innerText()).toContain(new URL(publicNodes['1']).host)
    await context.close()
  })
})
