import { describe, expect, it } from 'vitest'
import { type Route, routes } from '#gateway'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { configOf, everyFeature } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const safe = `safe=eth:${safes.treasury.address}`
const pettyCash = safes.pettyCash.address

type RouteName = keyof typeof routes

/** What a page asks the gateway for, without anything being pressed. */
const pages: Readonly<Record<string, { path: string; calls: readonly RouteName[] }>> = {
  'the home page': {
    path: `home?${safe}`,
    calls: ['safe', 'balances', 'positions', 'queued', 'history'],
  },
  'a Safe that the gateway doesn’t know': {
    path: 'home?safe=eth:0x000000000000000000000000000000000000dEaD',
    calls: ['safe', 'chain'],
  },
  'the assets': { path: `balances?${safe}`, calls: ['balances', 'positions', 'fiatCodes'] },
  'the NFTs': { path: `balances/nfts?${safe}`, calls: ['collectibles'] },
  'the queue': { path: `transactions/queue?${safe}`, calls: ['queued'] },
  'a new transaction': { path: `transactions/new?${safe}`, calls: ['nonces'] },
  'the history': { path: `transactions/history?${safe}`, calls: ['history', 'indexingStatus'] },
  'incoming transfers': {
    path: `transactions/history?${safe}&type=incoming`,
    calls: ['incomingTransfers'],
  },
  'transactions of the owners': {
    path: `transactions/history?${safe}&type=outgoing&nonce=0`,
    calls: ['multisigTransactions'],
  },
  'transactions of modules': {
    path: `transactions/history?${safe}&type=module`,
    calls: ['moduleTransactions'],
  },
  'the creation of a Safe': {
    path: `transactions/tx?safe=eth:${pettyCash}&id=creation_${pettyCash}`,
    calls: ['creation'],
  },
  'the messages': { path: `transactions/messages?${safe}`, calls: ['messages'] },
  'the apps': { path: `apps?${safe}`, calls: ['safeApps'] },
  'owners and rules': { path: `settings/setup?${safe}`, calls: ['masterCopies', 'delegates'] },
  'the settings': { path: 'settings', calls: ['fiatCodes'] },
}

const table: Readonly<Record<RouteName, Route>> = routes

/** Whether a URL, below the gateway's, is one of a route. */
function isOf(name: RouteName, url: string): boolean {
  const { path } = table[name]
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`).test(url.split('?')[0] ?? '')
}

describe("a page's gateway requests", () => {
  it.each(Object.entries(pages))('%s', async (_, { path, calls }) => {
    const features = [...everyFeature, 'POSITIONS']
    const product = await here.serve({ config: configOf(here.world, features) })
    const { page, context, errors, requests } = await here.browserSession.open()
    await page.goto(product.url + path)
    const { gatewayUrl } = here.world
    const asked = () =>
      requests.flatMap((url) => (url.startsWith(gatewayUrl) ? url.slice(gatewayUrl.length) : []))
    for (const name of calls)
      await expect.poll(() => asked().some((url) => isOf(name, url)), { message: name }).toBe(true)
    expect(errors.filter((error) => !/404/.test(error))).toEqual([])
    await context.close()
  })

  it('is recognized by its path alone', () => {
    const url = `/v1/chains/1/safes/${safes.treasury.address}`
    expect(isOf('safe', url)).toBe(true)
    expect(isOf('safe', `${url}/nonces`)).toBe(false)
    expect(isOf('nonces', `${url}/nonces`)).toBe(true)
  })
})
