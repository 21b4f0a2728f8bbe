import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import { mouse } from '../e2e/inputMethod.ts'
import { at } from '../e2e/journey.ts'
import { openBrowser, type BrowserSession } from '../e2e/openBrowser.ts'
import { journeyWithinPolicy } from './journeyWithinPolicy.ts'
import {
  askingConfigOf,
  configOf,
  directives,
  pagePolicy,
  type Product,
  serveProduct,
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

/** Where embedded apps may be. */
const anywhere = 'https: http://localhost:* http://127.0.0.1:*'

describe('the live app, on the mocked world in Node', () => {
  it.each([
    ['its chains asked from the gateway', askingConfigOf, true],
    ['chains that offer nothing', (served: ServedWorld) => configOf(served, []), false],
  ])(
    'lets Alice confirm and Bob execute, with %s, within its policy',
    async (_, config, offers) => {
      product = await serveProduct({ config: config(world) })
      const journey = { browserSession, world, product, offers }
      expect(await journeyWithinPolicy(journey)).toEqual({ violations: [], errors: [] })
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
      expect(policy.get('style-src')).toBe("'self'")
      expect(policy.get('object-src')).toBe("'none'")
      expect(policy.get('base-uri')).toBe("'none'")
      expect(policy.get('form-action')).toBe("'none'")
      expect(policy.get('connect-src')).toBe(`'self' ${world.url}`)
      expect([...policy.values()].join(' ')).not.toMatch(/unsafe|https:(\s|$)|\*/)
    }
    expect(header.get('frame-ancestors')).toBe("'none'")
    // The page's own hashes of its modules are in the page.
    expect(header.get('script-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
    expect(meta.get('script-src')).toBe("'self'")
    const foreign = await page.evaluate(() =>
      fetch('https://elsewhere.test/').then(
        () => 'answered',
        () => 'declined',
      ),
    )
    expect(foreign).toBe('declined')
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
        .getByRole('button', { name: /^Sign, / })
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
