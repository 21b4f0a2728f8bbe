import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import { mouse } from '../e2e/inputMethod.ts'
import {
  at,
  becomesNewestInHistory,
  confirmAndExecute,
  etherBalance,
  newestInHistory,
} from '../e2e/journey.ts'
import { openBrowser, type BrowserSession } from '../e2e/openBrowser.ts'
import {
  askingConfigOf,
  configOf,
  directives,
  originsOf,
  pagePolicy,
  type Product,
  serveProduct,
  watchPolicy,
} from './product.ts'

const treasury = safes.treasury.address
const walletName = 'Test wallet'

let browserSession: BrowserSession
let world: ServedWorld
let product: Product

beforeAll(async () => {
  browserSession = await openBrowser()
})
afterAll(() => browserSession?.close())
beforeEach(async () => {
  world = await serveWorld()
})
afterEach(async () => {
  await product?.close()
  await world.close()
})

async function nonce(): Promise<bigint> {
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to: treasury, data: '0xaffed0e0' }, 'latest'],
  }
  const response = await fetch(world.rpcUrl(1), { method: 'POST', body: JSON.stringify(body) })
  return BigInt(((await response.json()) as { result: string }).result)
}

/** The recent transactions of the connected account, once none of them is pending. */
async function recentOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Account/ }).click()
  const { dialog } = at(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).waitFor()
  await dialog.getByText('Pending').waitFor({ state: 'detached' })
  const text = (
    await dialog.getByRole('list', { name: 'Recent transactions' }).allInnerTexts()
  ).join()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return text
}

/** Where embedded apps may be. */
const anywhere = 'https: http://localhost:* http://127.0.0.1:*'

describe('the live app, on the mocked world in Node', () => {
  it.each([
    ['its chains listed', (served: ServedWorld) => configOf(served), true],
    ['its chains asked from the gateway', askingConfigOf, true],
    ['chains that offer nothing', (served: ServedWorld) => configOf(served, []), false],
  ])(
    'lets Alice confirm and Bob execute, with %s, within its policy',
    async (_, config, offers) => {
      product = await serveProduct({ config: config(world) })
      const { page, context, errors, requests } = await browserSession.open()
      const violations = await watchPolicy(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.postData() ?? ''))
      const wallet = await installInjectedWallet(page, { person: 'alice', rpcUrl: world.rpcUrl })
      const nonceBefore = await nonce()
      await page.goto(`${product.url}balances?safe=eth:${treasury}`)
      const before = await etherBalance(page, mouse)
      await page.goto(product.url)
      const become = async (name: 'Alice' | 'Bob') =>
        wallet.set({ person: name === 'Bob' ? 'bob' : 'alice' })
      await confirmAndExecute({ page, input: mouse, become, walletName, safe: treasury })
      // The old balance stays on screen until the gateway's next response.
      await expect.poll(() => etherBalance(page, mouse)).not.toBe(before)
      await becomesNewestInHistory(page, mouse, /2\.5/)
      expect(await nonce()).toBe(nonceBefore + 1n)
      // The account of Bob, who has sent it, and nobody else's, lists it.
      expect(await recentOf(page)).toMatch(/Send.*2\.5 ETH[\s\S]*Confirmed/)
      await become('Alice')
      await expect.poll(() => recentOf(page)).toBe('')
      await become('Bob')
      // The connection is remembered, and so is the result.
      await page.reload()
      expect(await newestInHistory(page, mouse)).toMatch(/2\.5/)
      await at(page).connect.waitFor({ state: 'detached' })

      // ENS lookups and simulations only run on chains that support them.
      expect(
        asked.some((body) =>
          body.toLowerCase().includes('eeeeeeee14d718c2b47d9923deab1335e144eeee'),
        ),
      ).toBe(offers)
      expect(asked.some((body) => body.includes('eth_estimateGas'))).toBe(offers)
      expect(violations).toEqual([])
      expect(errors).toEqual([])
      expect(originsOf(requests).toSorted()).toEqual(
        [new URL(product.url).origin, world.url].toSorted(),
      )
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      ).toBe(0)
      await context.close()
    },
  )

  it('allows only its own code and the configured hosts, by header and by meta tag', async () => {
    // Networks without embedded apps, which can be anywhere.
    product = await serveProduct({ config: configOf(world, []) })
    const { page, context } = await browserSession.open()
    const response = await page.goto(product.url)
    await at(page).connect.first().waitFor()
    const header = directives(response?.headers()['content-security-policy'] ?? '')
    const meta = await pagePolicy(page)
    for (const policy of [header, meta]) {
      expect(policy.get('default-src')).toBe("'none'")
      expect(policy.get('script-src')).toBe("'self'")
      expect(policy.get('style-src')).toBe("'self'")
      expect(policy.get('object-src')).toBe("'none'")
      expect(policy.get('base-uri')).toBe("'none'")
      expect(policy.get('form-action')).toBe("'none'")
      expect(policy.get('connect-src')).toBe(`'self' ${world.url}`)
      expect([...policy.values()].join(' ')).not.toMatch(/unsafe|https:(\s|$)|\*/)
    }
    expect(header.get('frame-ancestors')).toBe("'none'")
    const foreign = await page.evaluate(() =>
      fetch('https://elsewhere.test/').then(
        () => 'answered',
        () => 'refused',
      ),
    )
    expect(foreign).toBe('refused')
    await context.close()
  })

  it.each([
    ['narrows an open policy once the gateway has listed the networks', [], undefined, ''],
    [
      'lets frames and connections go to any encrypted host where a network offers apps',
      ['SAFE_APPS'],
      anywhere,
      ` ${anywhere}`,
    ],
  ])('%s', async (_, features, frames, connections) => {
    product = await serveProduct({ config: askingConfigOf(world) })
    const { page, context } = await browserSession.open()
    await page.route(/\/v1\/chains(\?|$)/, async (route) => {
      const answer = await route.fetch()
      const chains = (await answer.json()) as { results: object[] }
      await route.fulfill({
        response: answer,
        json: { ...chains, results: chains.results.map((chain) => ({ ...chain, features })) },
      })
    })
    const response = await page.goto(product.url)
    await at(page).connect.first().waitFor()
    const header = directives(response?.headers()['content-security-policy'] ?? '')
    expect(header.get('connect-src')).toBe(`'self' ${world.url} ${anywhere}`)
    const meta = await pagePolicy(page)
    expect(meta.get('connect-src')).toBe(`'self' ${world.url}${connections}`)
    expect(meta.get('frame-src')).toBe(frames)
    expect(meta.get('script-src')).toBe("'self'")
    await context.close()
  })
})

describe('while a node is down', () => {
  it('the queue stays visible, and signing is disabled', async () => {
    product = await serveProduct({ config: configOf(world) })
    const { page, context } = await browserSession.open()
    await installInjectedWallet(page, { person: 'alice', rpcUrl: world.rpcUrl })
    await page.goto(`${product.url}transactions/queue?safe=eth:${treasury}`)
    await mouse.press(at(page).connect.first())
    await mouse.press(at(page).dialog.getByRole('button', { name: new RegExp(walletName) }))
    await at(page).connect.waitFor({ state: 'detached' })
    world.world.setNetworkCondition({ rpc: 'down' })
    await page.reload()
    await mouse.press(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Confirm/ })
        .first(),
    )
    const { dialog } = at(page)
    await dialog.getByText(/Couldn't reach the network/).waitFor()
    const sign = dialog.getByRole('button', { name: /^Sign( and execute)?$/ })
    expect(await sign.getAttribute('aria-disabled')).toBe('true')
    await sign.click({ force: true })
    expect(await dialog.getByText("Can't be verified", { exact: true }).isVisible()).toBe(true)
    expect(await dialog.getByText('Confirm in your wallet').count()).toBe(0)
    await context.close()
  })
})
