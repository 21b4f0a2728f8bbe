import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import { at } from '../e2e/journey.ts'
import { askingConfigOf, configOf, originsOf, plainHost, seen } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()

const opened = (page: Page) => seen(at(page).connect.first())
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

describe('at start, without a stored wallet', () => {
  it('the app only requests its own host if the chains are listed', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, errors, requests } = await here.browserSession.open()
    await installInjectedWallet(page, { person: 'alice', rpcUrl: here.world.rpcUrl })
    await page.goto(product.url)
    expect(await opened(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(originsOf(requests)).toEqual([new URL(product.url).origin])
    expect(errors).toEqual([])
    await context.close()
  })

  it('the app requests only the chains from the gateway if it must', async () => {
    const product = await here.serve({ config: askingConfigOf(here.world) })
    const { page, context, errors, requests } = await here.browserSession.open()
    await installInjectedWallet(page, { person: 'alice', rpcUrl: here.world.rpcUrl })
    await page.goto(product.url)
    expect(await opened(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    const foreign = requests.filter((url) => url.startsWith('http') && !url.startsWith(product.url))
    expect(foreign.map((url) => url.split('?')[0])).toEqual([`${here.world.gatewayUrl}/v1/chains`])
    expect(errors).toEqual([])
    await context.close()
  })

  it('a link into a Safe requests only the gateway and the node', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context, requests } = await here.browserSession.open()
    await page.goto(`${product.url}transactions/queue?safe=eth:0x0000000000000000000000000000000000000001`)
    expect(await opened(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(originsOf(requests).toSorted()).toEqual([new URL(product.url).origin, here.world.url].toSorted())
    await context.close()
  })
})

describe('an invalid config.json', () => {
  it.each([
    ['missing', undefined, 'There is no config.json next to the page'],
    ['not JSON', '{ "gateway": ', "config.json isn't valid JSON"],
    ['without a gateway, and with a chain that has no node', { chains: [{ chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH' }] }, '“gateway”'],
    ['with a node at no address', { gateway: 'https://gateway.example', chains: 'gateway', rpc: { '1': 'node.example' } }, '“rpc.1”'],
    ['with no chains in its list', { gateway: 'https://gateway.example', chains: [] }, '“chains”'],
    [
      'with a project id of another kind',
      { gateway: 'https://gateway.example', chains: 'gateway', walletConnectProjectId: 'mine' },
      '“walletConnectProjectId”',
    ],
  ])('%s: shows the problem, and starts once the file is fixed', async (_, config, words) => {
    const product = await here.serve({ config, headers: plainHost })
    const { page, context } = await here.browserSession.open()
    await page.goto(product.url)
    expect(await seen(page.getByRole('heading', { name: "This site isn't set up yet" }))).toBe(true)
    expect(await seen(page.getByText(words))).toBe(true)
    product.configure(configOf(here.world))
    await again(page).click()
    expect(await opened(page)).toBe(true)
    await context.close()
  })

  it('that is unreachable is reported, and requested again without a reload', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context } = await here.browserSession.open()
    await page.route('**/config.json', (route) => route.abort('connectionrefused'))
    await page.goto(product.url)
    expect(await seen(page.getByText("Couldn't load config.json"))).toBe(true)
    await page.unroute('**/config.json')
    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
    await again(page).click()
    expect(await opened(page)).toBe(true)
    expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
    await context.close()
  })

  it('is requested again after a server error', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    const { page, context } = await here.browserSession.open()
    await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: 'later' }))
    await page.goto(product.url)
    expect(await seen(page.getByText("Couldn't load config.json"))).toBe(true)
    await page.unroute('**/config.json')
    await again(page).click()
    expect(await opened(page)).toBe(true)
    await context.close()
  })
})

describe('while the gateway is down', () => {
  it('the app reports it and offers a retry', async () => {
    const product = await here.serve({ config: askingConfigOf(here.world) })
    here.world.world.setNetworkCondition({ gateway: 'down' })
    const { page, context } = await here.browserSession.open()
    await page.goto(product.url)
    expect(await seen(page.getByRole('heading', { name: "Coffer couldn't start" }))).toBe(true)
    // The second failure must have arrived before the network condition changes.
    const refused = page.waitForResponse((response) => response.status() === 503)
    await again(page).click()
    await refused
    expect(await seen(page.getByRole('heading', { name: "Coffer couldn't start" }))).toBe(true)
    here.world.world.setNetworkCondition({ gateway: 'clear' })
    await again(page).click()
    expect(await opened(page)).toBe(true)
    await context.close()
  })

  it('the app starts all the same if the chains are listed', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    here.world.world.setNetworkCondition({ gateway: 'down' })
    const { page, context } = await here.browserSession.open()
    await page.goto(product.url)
    expect(await opened(page)).toBe(true)
    await context.close()
  })
})
