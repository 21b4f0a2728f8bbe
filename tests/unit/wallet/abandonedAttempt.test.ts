import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getConnection } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { people } from '../../../mocks/people.ts'
import type { ConnectPhase } from '../../../src/wallet/connect/session.ts'
import { createConnectSession } from '../../../src/wallet/connectors/createConnectSession.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { createRecentWallets, recentWallets } from '../../../src/wallet/recent/recentWallets.ts'
import { watchWallet } from '../../../src/wallet/watchWallet.ts'
import { aSlowWallet, aWallet } from './aWallet.ts'
import { mapStorage } from './mapStorage.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

const unused = custom(
  { request: async () => Promise.reject(new Error('This test reads no chain.')) },
  { retryCount: 0 },
)

/** A page with Alice's wallet, which waits for her, and Bob's, which connects immediately. */
function aPage() {
  const [slow, other] = [aSlowWallet('alice'), aWallet('bob')]
  const storage = mapStorage()
  const config = createWalletConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: unused },
    connectors: [
      injected({ target: { id: 'slow.wallet', name: 'Slow', provider: slow.provider } }),
      injected({ target: { id: 'other.wallet', name: 'Other', provider: other.provider } }),
    ],
    storage,
    discovery: false,
  })
  const heard: string[] = []
  watchWallet(config, () => ({
    onConnect: ({ account }) => heard.push(`connected ${account}`),
    onChange: ({ account }) => heard.push(`changed ${account}`),
    onDisconnect: () => heard.push('disconnected'),
  }))
  const active: (string | undefined)[] = []
  config.subscribe(
    ({ current }) => current,
    () => active.push(getConnection(config).connector?.id),
  )
  const session = createConnectSession({
    config,
    wallets: () => [],
    detectedWallets: () => ({ announced: [], found: new Map() }),
    device: { browser: 'Chrome', system: 'Linux', mobile: false },
    recents: createRecentWallets(storage),
  })
  const phases: string[] = []
  const pick = (id: string) =>
    session.start(
      { id, connectionMethod: 'here' },
      (phase: ConnectPhase) =>
        void phases.push(phase.phase === 'failed' ? phase.failure.kind : phase.phase),
    )
  return {
    slow,
    other,
    config,
    storage,
    session,
    pick,
    phases,
    heard,
    active,
    status: () => config.state.status,
  }
}
const asksAlice = ({ slow }: ReturnType<typeof aPage>) =>
  vi.waitFor(() => expect(slow.times('eth_requestAccounts')).toBe(1))
const bob = people.bob.address

test('a wallet approved after another has connected gives its permission back', async () => {
  const page = aPage()
  page.pick('slow.wallet')
  await asksAlice(page)
  page.pick('other.wallet')
  await vi.waitFor(() => expect(page.phases.at(-1)).toBe('connected'))
  page.slow.approve()
  await vi.waitFor(() => expect(page.slow.isAllowed()).toBe(false))
  expect(page.heard).toEqual([`connected ${bob}`])
  expect(page.active).toEqual(['other.wallet'])
  expect(page.config.state.connections.size).toBe(1)
  expect(recentWallets(page.storage)).toEqual(['other.wallet'])
  // It would otherwise reconnect at the next visit.
  expect(page.storage.kept.get('wagmi.slow.wallet.disconnected')).toBe('true')
  expect(page.storage.kept.get('wagmi.recentConnectorId')).toBe('"other.wallet"')
})

test('a wallet approved after Cancel does not connect, even as the only one', async () => {
  const page = aPage()
  page.pick('slow.wallet')
  await asksAlice(page)
  page.session.cancel()
  page.slow.approve()
  await vi.waitFor(() => expect(page.slow.isAllowed()).toBe(false))
  expect([page.heard, page.active, page.status()]).toEqual([[], [], 'disconnected'])
})

test('if an abandoned wallet rejects, nothing changes', async () => {
  const page = aPage()
  page.pick('slow.wallet')
  await asksAlice(page)
  page.pick('other.wallet')
  await vi.waitFor(() => expect(page.phases.at(-1)).toBe('connected'))
  page.slow.reject()
  await new Promise((done) => setImmediate(done))
  expect(page.phases).toEqual(['opening', 'opening', 'connected'])
  expect([page.heard, page.status()]).toEqual([[`connected ${bob}`], 'connected'])
})

test('the rejection of an abandoned wallet does not stop a later connection', async () => {
  const page = aPage()
  page.pick('slow.wallet')
  await asksAlice(page)
  const second = aSlowWallet('bob')
  page.other.provider.request = second.provider.request
  page.pick('other.wallet')
  await vi.waitFor(() => expect(second.times('eth_requestAccounts')).toBe(1))
  page.slow.reject()
  await new Promise((done) => setImmediate(done))
  expect(page.status()).toBe('connecting')
})
