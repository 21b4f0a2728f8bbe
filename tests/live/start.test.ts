import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
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
    await page.goto(
      `${product.url}transactions/queue?safe=eth:0x0000000000000000000000000000000000000001`,
    )
    expect(await opened(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(originsOf(requests).toSorted()).toEqual(
      [new URL(product.url).origin, here.world.url].toSorted(),
    )
    await context.close()
  })
})

describe('an invalid config.json', () => {
  it.each([
    ['missing', undefined, 'config.json is missing'],
    ['not JSON', '{ "gateway": ', "config.json isn't valid JSON"],
    [
      'without a gateway, and with a chain that has no node',
      { chains: [{ chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH' }] },
      '“gateway”',
    ],
    [
      'with a node at no address',
      { gateway: 'https://gateway.example', chains: 'gateway', rpc: { '1': 'node.example' } },
      '“rpc.1”',
    ],
    [
      'with an explorer that is no URL',
      {
        gateway: 'https://gateway.example',
        chains: [
          {
            chainId: '1',
            name: 'Ethereum',
            shortName: 'eth',
            symbol: 'ETH',
            explorer: { address: 'explorer', txHash: 'https://explorer.example/{{txHash}}' },
          },
        ],
        rpc: { '1': 'https://node.example' },
      },
      '“chains.0.explorer.address” must be a URL that contains {{address}} ' +
        'and starts with http:// or https://.',
    ],
    [
      'with a text where a list belongs',
      { gateway: 'https://gateway.example', chains: 7 },
      '“chains” must be “gateway” or a list of networks.',
    ],
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
    expect(
      await seen(page.getByText("Couldn't load this site's configuration (config.json)")),
    ).toBe(true)
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
    expect(
      await seen(page.getByText("Couldn't load this site's configuration (config.json)")),
    ).toBe(true)
    await page.unroute('**/config.json')
    await again(page).click()
    expect(await opened(page)).toBe(true)
    await context.close()
  })
})

describe('the chains of the gateway', () => {
  const explorer = {
    address: 'https://explorer.test/{{address}}',
    txHash: 'https://explorer.test/{{txHash}}',
    api: '',
  }
  // Networks with small numbers have names that the app knows, whatever a gateway says.
  const aChain = (number: number) => ({
    chainId: String(88_800_000 + number),
    chainName: `Network ${number}`,
    shortName: `n${number}`,
  })

  /** Serves the mocked gateway's Ethereum and others like it, twenty on a page. */
  async function serveChains(page: Page, others: readonly object[]) {
    const [ethereum] = (
      (await (await fetch(`${here.world.gatewayUrl}/v1/chains`)).json()) as { results: object[] }
    ).results
    const all = [ethereum, ...others.map((other) => ({ ...ethereum, ...other }))]
    await page.route(
      (url) =>
        url.href.startsWith(`${here.world.gatewayUrl}/v1/chains?`) ||
        url.href === `${here.world.gatewayUrl}/v1/chains`,
      (route) => {
        const from = Number(
          /offset%3D(\d+)|offset=(\d+)/.exec(route.request().url())?.slice(1).find(Boolean) ?? 0,
        )
        const next =
          from + 20 < all.length
            ? `${here.world.gatewayUrl}/v1/chains?cursor=limit%3D20%26offset%3D${from + 20}`
            : null
        return route.fulfill({
          json: { count: all.length, next, previous: null, results: all.slice(from, from + 20) },
          headers: { 'access-control-allow-origin': '*' },
        })
      },
    )
  }

  const networks = async (page: Page) => {
    await page.getByRole('button', { name: 'Add a Safe' }).click()
    const choice = at(page).dialog.getByRole('combobox', { name: 'Network' })
    await choice.waitFor()
    return choice.getByRole('option').allInnerTexts()
  }

  it('that are described incorrectly are named with the problem; the others work', async () => {
    const product = await here.serve({ config: askingConfigOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    await serveChains(page, [
      { ...aChain(2), blockExplorerUriTemplate: { ...explorer, address: 'explorer' } },
      aChain(3),
      { ...aChain(4), chainId: '90071992547409931' },
      ...[5, 6, 7, 8, 9, 10].map(aChain),
    ])
    await page.goto(product.url)
    expect(await opened(page)).toBe(true)
    expect(await seen(page.getByText('The gateway returned invalid data for 2 networks'))).toBe(
      true,
    )
    expect(await seen(page.getByText("Network 2: block explorer links aren't available."))).toBe(
      true,
    )
    expect(await seen(page.getByText('Left out: Network 4.'))).toBe(true)
    expect(await networks(page)).toEqual([
      'Ethereum',
      ...[2, 3, 5, 6, 7, 8, 9, 10].map((number) => `Network ${number}`),
    ])
    // A Safe on a correct network: no notice. On the incorrect one: only about that.
    await page.goto(`${product.url}home?safe=eth:${safes.treasury.address}`)
    expect(await seen(page.getByText('2 of 3 owners must sign'))).toBe(true)
    expect(await page.getByText(/describes .* incorrectly/).count()).toBe(0)
    await page.goto(`${product.url}home?safe=n2:${safes.treasury.address}`)
    expect(await seen(page.getByText('The gateway returned invalid data for a network'))).toBe(true)
    expect(await page.getByText('Network 3').count()).toBe(0)
    expect(await seen(page.getByText("Network 2 can't be checked independently"))).toBe(true)
    expect(errors.filter((error) => !/404|Failed to load resource/.test(error))).toEqual([])
    await context.close()
  })

  it('start the app if there are forty of them', async () => {
    const product = await here.serve({ config: askingConfigOf(here.world) })
    const { page, context, errors } = await here.browserSession.open()
    await serveChains(
      page,
      Array.from({ length: 39 }, (_, index) => aChain(index + 2)),
    )
    await page.goto(product.url)
    expect(await opened(page)).toBe(true)
    expect(await networks(page)).toHaveLength(40)
    expect(errors).toEqual([])
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
    const declined = page.waitForResponse((response) => response.status() === 503)
    await again(page).click()
    await declined
    expect(await seen(page.getByRole('heading', { name: "Coffer couldn't start" }))).toBe(true)
    here.world.world.setNetworkCondition({ gateway: 'clear' })
    await again(page).click()
    expect(await opened(page)).toBe(true)
    await context.close()
  })

  it('the app still starts if the chains are listed', async () => {
    const product = await here.serve({ config: configOf(here.world) })
    here.world.world.setNetworkCondition({ gateway: 'down' })
    const { page, context } = await here.browserSession.open()
    await page.goto(product.url)
    expect(await opened(page)).toBe(true)
    await context.close()
  })
})

describe('a slow start', () => {
  const slowly = /This is taking longer than usual/
  const chains = () => (url: URL) => url.href.startsWith(`${here.world.gatewayUrl}/v1/chains`)

  async function stopTime(page: Page) {
    await page.clock.install({ time: '2025-01-01' })
    await page.clock.pauseAt('2025-01-01T00:01')
  }

  /** A page whose time stands still, and whose requests to `place` are never answered. */
  async function open(config: unknown, place: string | ((url: URL) => boolean)) {
    const product = await here.serve({ config })
    const { page, context } = await here.browserSession.open()
    await stopTime(page)
    const asked: string[] = []
    let isSilent = true
    await page.route(place, (route) =>
      isSilent ? void asked.push(route.request().url()) : route.fallback(),
    )
    await page.goto(product.url)
    await expect.poll(() => asked.length).toBe(1)
    return { page, context, asked, answer: () => ((isSilent = false), page.clock.resume()) }
  }

  it('says so after 5 seconds without config.json, fails after 15, and can retry', async () => {
    const { page, context, asked, answer } = await open(configOf(here.world), '**/config.json')
    await page.clock.runFor(4_000)
    expect(await page.getByText('Starting…').count()).toBe(1)
    expect(await page.getByText(slowly).count()).toBe(0)
    await page.clock.runFor(2_000)
    expect(
      await seen(page.getByText("Still waiting for this site's configuration (config.json)")),
    ).toBe(true)
    await again(page).click()
    await expect.poll(() => asked.length).toBe(2)
    expect(await page.getByText(slowly).count()).toBe(0)
    await page.clock.runFor(16_000)
    expect(await seen(page.getByText("didn't load within 15 seconds"))).toBe(true)
    await answer()
    await again(page).click()
    expect(await opened(page)).toBe(true)
    await context.close()
  })

  it('says so after 5 seconds without the service, fails after 30, and can retry', async () => {
    const { page, context, answer } = await open(askingConfigOf(here.world), chains())
    await page.clock.runFor(6_000)
    expect(await seen(page.getByText('Still waiting for the list of networks'))).toBe(true)
    await page.clock.runFor(25_000)
    expect(await seen(page.getByRole('heading', { name: "Coffer couldn't start" }))).toBe(true)
    await answer()
    await again(page).click()
    expect(await opened(page)).toBe(true)
    await context.close()
  })

  it('can be tried again while the service is silent', async () => {
    const { page, context, answer } = await open(askingConfigOf(here.world), chains())
    await page.clock.runFor(6_000)
    await answer()
    await again(page).click()
    expect(await opened(page)).toBe(true)
    await context.close()
  })

  /**
   * Counts the timers of so many milliseconds on the page. Runs inside it, so it must not use
   * anything from outside.
   */
  function countWaits(wanted: number): void {
    const { setTimeout: start } = window
    let waits = 0
    window.setTimeout = ((run: () => void, ms?: number, ...rest: []) => {
      if (ms === wanted) document.documentElement.dataset['waits'] = String(++waits)
      return start(run, ms, ...rest)
    }) as typeof window.setTimeout
  }

  it('says that the service is rate limiting while it retries', async () => {
    const product = await here.serve({ config: askingConfigOf(here.world) })
    const { page, context } = await here.browserSession.open()
    await stopTime(page)
    // Two waits after the notice's 6 seconds are well within the 30 seconds that chains may take.
    await page.addInitScript(countWaits, 8_000)
    let asked = 0
    let isBusy = true
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
      'retry-after': '8',
    }
    await page.route(chains(), (route) => {
      asked++
      if (!isBusy) return route.fallback()
      return route.fulfill({
        status: 429,
        json: { code: 429, message: 'Rate limit reached' },
        headers,
      })
    })
    await page.goto(product.url)
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(6_000)
    const slowDown = page.getByText('Too many requests. Trying again…')
    expect(await seen(slowDown)).toBe(true)
    // The page says so as soon as the response begins, and waits only once it has read the
    // response: time that goes on in between would not end the wait.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['waits']))
      .toBe('1')
    await page.clock.fastForward('00:08')
    await expect.poll(() => asked).toBe(2)
    expect(await seen(slowDown)).toBe(true)
    isBusy = false
    // Time stands still: this attempt is the person's, not the client's own.
    await again(page).dispatchEvent('click')
    await page.clock.resume()
    expect(await opened(page)).toBe(true)
    expect(asked).toBe(3)
    await context.close()
  })

  it('waits for nothing if the chains are known from an earlier visit', async () => {
    const product = await here.serve({ config: askingConfigOf(here.world) })
    const { page, context } = await here.browserSession.open()
    await page.goto(product.url)
    expect(await opened(page)).toBe(true)
    const key = `coffer.cache.${here.world.gatewayUrl}`
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name) ?? '', key))
      .toContain('chains')
    await page.route(chains(), () => {})
    await page.reload()
    expect(await opened(page)).toBe(true)
    await context.close()
  })
})
