import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { aTransaction } from '../../mocks/fixtures/index.ts'
import { gatewayVersions } from '../../mocks/gateway/gatewayVersions.ts'
import { delegateHash } from '../../mocks/gateway/reading/hourly.ts'
import { type ServedWorld, serveWorld } from '../../mocks/node.ts'
import { people, type PersonName } from '../../mocks/people.ts'
import { installInjectedWallet } from '../../mocks/wallet/injected.ts'
import type { NetworkCondition } from '../../mocks/world.ts'
import { isConnected } from '../e2e/prepared.ts'
import { installConnectedWallet } from './connectedWallet.ts'
import { configOf } from './product.ts'
import { visit } from './visit.ts'
import { withWorld } from './withWorld.ts'
import { size } from '../size.ts'

// A third of the usual delay is enough for a network to be slow.
const here = withWorld([], { sleep: (ms) => wait(ms / 3) })
const { address } = safes.treasury
const safe = `safe=eth:${address}`

/** Every page of the app, except those that only a link from elsewhere opens. */
const pages = [
  '/',
  `/home?${safe}`,
  `/balances?${safe}`,
  `/balances/nfts?${safe}`,
  `/transactions/queue?${safe}`,
  `/transactions/history?${safe}`,
  `/transactions/tx?${safe}&id=multisig_${address}_${aTransaction().safeTxHash}`,
  `/transactions/new?${safe}`,
  `/transactions/messages?${safe}`,
  `/apps?${safe}`,
  `/settings/setup?${safe}`,
  `/settings/alerts?${safe}`,
  '/portfolio',
  '/contacts',
  '/new-safe/create',
  '/settings',
  '/settings/account',
  '/settings/notifications',
  '/settings/data',
  '/settings/networks',
]
/** Pages whose content needs the gateway or a node: without both, they say what is missing. */
const needsServices = pages.filter(
  (path) => path.includes('safe=') && !path.startsWith('/transactions/new'),
)

const [, ...otherVersions] = gatewayVersions

interface Visit {
  page: Page
  errors: string[]
}

async function open(
  world: ServedWorld,
  person?: PersonName,
): Promise<Visit & { wallet: Awaited<ReturnType<typeof installInjectedWallet>> }> {
  const product = await here.serve({ config: configOf(world) })
  const { page, errors } = await here.browserSession.open()
  const install = person ? installConnectedWallet : installInjectedWallet
  const wallet = await install(page, { person: person ?? 'alice', rpcUrl: world.rpcUrl })
  await page.goto(product.url)
  if (person) await isConnected(page)
  return { page, errors, wallet }
}

/**
 * The problem with a page in every state: its frame broke, its title isn't that of the window,
 * something is wider than the window.
 */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = document.querySelector('main')?.textContent ?? ''
    const heading = document.querySelector('main h1')?.textContent ?? ''
    return [
      ...(/went wrong on this page|Coffer ran into an error|Couldn't (?:open|show) this/.test(
        document.body.textContent,
      )
        ? ['it broke']
        : []),
      ...(said.length < heading.length + 10 ? ['it is empty'] : []),
      ...(document.title.includes('Coffer') ? [] : [`its title is “${document.title}”`]),
      ...(document.documentElement.scrollWidth > innerWidth ? ['it is wider than the window'] : []),
    ]
  })

async function faultsOfAll(
  { page, errors }: Visit,
  also: (path: string) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const faults: string[] = []
  for (const path of pages) {
    await visit(page, path)
    // What a browser logs of responses of 400 and above, and of requests that were cut off.
    const told = errors
      .splice(0)
      .filter((error) => !/^Failed to load resource|ERR_|blocked by CORS/.test(error))
    faults.push(
      ...[...(await faultsOf(page)), ...(await also(path)), ...told].map(
        (fault) => `${path}: ${fault}`,
      ),
    )
  }
  return faults
}

/** The controls that ask for an owner's signature; everyone may sign in. */
const signing = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Sign\b(?! in)/ })
    .and(page.locator(':not([aria-disabled=true])'))

describe('every page', () => {
  it.each<NetworkCondition>([
    'flaky',
    'malformed',
    // Only later than on a good network, and the same in the end.
    ...(size === 'nightly' ? (['slow', 'lagging'] as const) : []),
  ])('renders completely on a network that is %s', async (condition) => {
    const seen = await open(here.world, 'alice')
    here.world.world.setNetworkCondition(condition)
    expect(await faultsOfAll(seen)).toEqual([])
  })

  it('shows what is missing during an outage, and recovers with its button', async () => {
    const seen = await open(here.world, 'alice')
    here.world.world.setNetworkCondition('down')
    const retry = seen.page
      .getByRole('main')
      .or(seen.page.getByRole('status'))
      .getByRole('button', { name: /Try again|Refresh/ })
    expect(
      await faultsOfAll(seen, async (path) =>
        !needsServices.includes(path) || (await retry.count()) > 0
          ? []
          : ['it offers no way to try again'],
      ),
    ).toEqual([])
    await visit(seen.page, `/transactions/queue?${safe}`)
    here.world.world.setNetworkCondition('clear')
    await retry.first().click()
    await seen.page.getByRole('main').getByRole('link', { name: /^Send/ }).first().waitFor()
  })

  // All other tests have today's; what another one answers lies between the oldest and today's.
  it.each(size === 'nightly' ? otherVersions : otherVersions.slice(-1))(
    'renders completely with the gateway of %s',
    async (gatewayVersion) => {
      const world = await serveWorld({ gatewayVersion })
      try {
        expect(await faultsOfAll(await open(world, 'alice'))).toEqual([])
      } finally {
        for (const context of here.browserSession.browser.contexts()) await context.close()
        await world.close()
      }
    },
  )

  it.each([
    ['de', 'ltr'],
    ['ar', 'rtl'],
  ])('renders completely on a phone, in the language %s', async (locale, direction) => {
    const seen = await open(here.world, 'alice')
    await seen.page.setViewportSize({ width: 375, height: 812 })
    await seen.page.evaluate(
      (wanted) => localStorage.setItem('coffer.preferences', JSON.stringify({ locale: wanted })),
      locale,
    )
    await seen.page.reload()
    await seen.page.locator(`html[lang=${locale}][dir=${direction}]`).waitFor()
    expect(await faultsOfAll(seen)).toEqual([])
  })

  it('offers nothing to sign to a visitor', async () => {
    const seen = await open(here.world)
    expect(
      await faultsOfAll(seen, async () =>
        (await signing(seen.page).allTextContents()).map((name) => `it offers “${name}”`),
      ),
    ).toEqual([])
  })

  it('offers nothing to sign to a visitor without Safes', async () => {
    const seen = await open(here.world, 'dave')
    expect(
      await faultsOfAll(seen, async () =>
        (await signing(seen.page).allTextContents()).map((name) => `it offers “${name}”`),
      ),
    ).toEqual([])
  })

  it('offers a delegate to propose, and nothing to sign', async () => {
    await delegate(here.world, 'frank')
    const seen = await open(here.world, 'frank')
    expect(
      await faultsOfAll(seen, async () =>
        (await signing(seen.page).allTextContents()).map((name) => `it offers “${name}”`),
      ),
    ).toEqual([])
    await visit(seen.page, `/home?${safe}`)
    await seen.page
      .getByRole('main')
      .getByRole('button', { name: 'Send', exact: true })
      .and(seen.page.locator(':not([aria-disabled=true])'))
      .first()
      .waitFor()
  })

  it('renders completely for owners, and shows what needs their signature', async () => {
    const seen = await open(here.world, 'alice')
    const offered: string[] = []
    const looked = await faultsOfAll(seen, async (path) => {
      if ((await signing(seen.page).count()) > 0) offered.push(path.split('?')[0] ?? '')
      return []
    })
    expect(looked).toEqual([])
    expect(offered).toEqual(['/home', '/transactions/queue', '/transactions/tx'])
  })

  it('renders completely, and offers to switch, if the wallet is on another network', async () => {
    const seen = await open(here.world, 'alice')
    seen.wallet.set({ chainId: 17_000 })
    const offers = seen.page.getByRole('button', { name: 'Switch to Ethereum' })
    // A new transaction asks for it where it is reviewed.
    const needsSwitch = pages.filter(
      (path) => path.includes('safe=') && !path.startsWith('/transactions/new'),
    )
    expect(
      await faultsOfAll(seen, async (path) =>
        !needsSwitch.includes(path) || (await offers.count()) > 0 ? [] : ['it offers no switch'],
      ),
    ).toEqual([])
  })
})

/** Alice makes a person a delegate of the Treasury. */
async function delegate(world: ServedWorld, name: PersonName): Promise<void> {
  const delegator = privateKeyToAccount(people.alice.privateKey)
  const signature = await delegator.sign({
    hash: delegateHash('1', people[name].address, BigInt(Math.floor(Date.now() / 3_600_000))),
  })
  const body = {
    safe: address,
    delegate: people[name].address,
    delegator: delegator.address,
    signature,
    label: 'Proposes',
  }
  const answer = await fetch(`${world.gatewayUrl}/v2/chains/1/delegates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}
