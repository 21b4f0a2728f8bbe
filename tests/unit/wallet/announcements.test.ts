import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { announcements } from '../../../src/wallet/internals/connecting.ts'
import { aWallet } from './aWallet.ts'
import { mapStorage } from './mapStorage.ts'

afterEach(() => vi.unstubAllGlobals())

const { provider } = aWallet('alice')
const good = { info: { uuid: 'good', name: 'Good', rdns: 'good.wallet', icon: '' }, provider }

/** A page in which extensions announce themselves, when they are asked to. */
function aPageWith(...details: unknown[]): string[] {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const failures: unknown[] = []
  page.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details)
      page.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }))
  })
  process.once('uncaughtException', (error) => failures.push(error))
  const config = createWalletConfig({ chains: [mainnet], storage: mapStorage() })
  expect(failures).toEqual([])
  expect(announcements(config).map(({ info }) => info.rdns)).toEqual(
    config.connectors.map(({ id }) => id).filter((id) => id.includes('.')),
  )
  return announcements(config).map(({ info }) => info.rdns)
}

test.each([
  ['nothing', undefined],
  ['null', null],
  ['no information', { provider }],
  ['information that is null', { info: null, provider }],
  ['an rdns that isn’t a text', { info: { ...good.info, uuid: 'bad', rdns: 7 }, provider }],
  ['an empty rdns', { info: { ...good.info, uuid: 'bad', rdns: '' }, provider }],
  ['no provider', { info: { ...good.info, uuid: 'bad', rdns: 'bad.wallet' } }],
  [
    'a provider without requests',
    { info: { ...good.info, uuid: 'bad', rdns: 'bad.wallet' }, provider: {} },
  ],
  [
    'information that throws',
    {
      get info(): never {
        throw new Error('No.')
      },
    },
  ],
])('an announcement with %s is ignored, and the others are not', (_, bad) => {
  expect(aPageWith(bad, good)).toEqual(['good.wallet'])
  expect(aPageWith(good, bad)).toEqual(['good.wallet'])
})
