import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnect, reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import type { KeyValue } from '#base'
import { people } from '../../../mocks/people.ts'
import type { ConnectPhase } from '../../../src/wallet/connect/session.ts'
import { switchPatience } from '../../../src/wallet/connectors/changeChain.ts'
import { createConnectSession } from '../../../src/wallet/connectors/createConnectSession.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { createRecentWallets } from '../../../src/wallet/recent/recentWallets.ts'
import { watchWallet } from '../../../src/wallet/watchWallet.ts'
import { aSlowWallet, aWallet } from './aWallet.ts'
import { mapStorage } from './mapStorage.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

const unused = custom(
  { request: async () => Promise.reject(new Error('This test reads no chain.')) },
  { retryCount: 0 },
)
type Wallet = ReturnType<typeof aWallet>

/** A page with one wallet, and the person who picks it. */
function aPage(
  wallet: Wallet,
  {
    storage = mapStorage(),
    initialChain,
    onError,
  }: { storage?: KeyValue; initialChain?: number; onError?: () => void } = {},
) {
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    connectors: [
      injected({ target: { id: 'a.wallet', name: 'A wallet', provider: wallet.provider } }),
    ],
    storage,
    discovery: false,
  })
  const callbacks: string[] = []
  watchWallet(config, () => ({
    onConnect: ({ account }) => callbacks.push(account),
    onChange: () => callbacks.push('changed'),
    onDisconnect: () => callbacks.push('disconnected'),
  }))
  const session = createConnectSession({
    config,
    initialChain,
    onError,
    wallets: () => [],
    detectedWallets: () => ({ announced: [], found: new Map() }),
    device: { browser: 'Chrome', system: 'Linux', mobile: false },
    recents: createRecentWallets(storage),
  })
  const shown: string[] = []
  const pick = () =>
    session.start(
      { id: 'a.wallet', connectionMethod: 'here' },
      (phase: ConnectPhase) =>
        void shown.push(phase.phase === 'failed' ? phase.failure.kind : phase.phase),
    )
  const isOver = () => vi.waitFor(() => expect(shown.at(-1)).not.toBe('opening'))
  const isAsked = () => vi.waitFor(() => expect(wallet.asked).toContain('eth_requestAccounts'))
  const now = () => ({
    shown: shown.at(-1),
    status: config.state.status,
    connections: config.state.connections.size,
    callbacks,
  })
  return { config, session, pick, shown, isOver, isAsked, now }
}

const connected = {
  shown: 'connected',
  status: 'connected',
  connections: 1,
  callbacks: [people.alice.address],
}
const declined = { shown: 'rejected', status: 'disconnected', connections: 0, callbacks: [] }

test.each([
  ['an empty list', []],
  ['null', null],
])('a wallet that responds with %s counts as rejected, and can be retried', async (_, answer) => {
  let answers: unknown = answer
  const wallet: Wallet = aWallet('alice', {
    eth_requestAccounts: () => answers ?? answer,
    eth_accounts: () => (Array.isArray(answers) ? answers : answer),
  })
  const { pick, isOver, now } = aPage(wallet)
  pick()
  await isOver()
  expect(now()).toEqual(declined)
  answers = [people.alice.address]
  pick()
  await vi.waitFor(() => expect(now()).toEqual(connected))
})

test('a wallet selected again during its request connects with the first response', async () => {
  const wallet = aSlowWallet('alice')
  const { session, pick, isAsked, now, shown } = aPage(wallet)
  pick()
  await isAsked()
  session.cancel()
  pick()
  expect(now()).toEqual({ shown: 'opening', status: 'connecting', connections: 0, callbacks: [] })
  wallet.approve()
  await vi.waitFor(() => expect(now()).toEqual(connected))
  expect(wallet.times('eth_requestAccounts')).toBe(1)
  expect(shown).toEqual(['opening', 'opening', 'connected'])
})

test('after a rejection, selecting the wallet again prompts again', async () => {
  const wallet = aSlowWallet('alice')
  const { session, pick, isAsked, isOver, now } = aPage(wallet)
  pick()
  await isAsked()
  session.cancel()
  pick()
  wallet.reject()
  await isOver()
  expect(now()).toEqual(declined)
  pick()
  await vi.waitFor(() => expect(wallet.times('eth_requestAccounts')).toBe(2))
})

test('a wallet selected again while it revokes a permission is prompted once more', async () => {
  let isRevoked = () => {}
  const wallet: Wallet = aWallet('alice', {
    eth_requestAccounts: () => new Promise((approve) => (answer = () => approve(wallet.allow()))),
    wallet_revokePermissions: () => new Promise((done) => (isRevoked = () => done(null))),
  })
  let answer = () => {}
  const { session, pick, isAsked, now } = aPage(wallet)
  pick()
  await isAsked()
  session.cancel()
  answer()
  await vi.waitFor(() => expect(wallet.asked).toContain('wallet_revokePermissions'))
  pick()
  isRevoked()
  await vi.waitFor(() => expect(wallet.times('eth_requestAccounts')).toBe(2))
  answer()
  await vi.waitFor(() => expect(now()).toEqual(connected))
})

test("an app's onError that throws is reported, and the failure is still shown", async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const wallet = aSlowWallet('alice')
  const onError = () => {
    throw new Error('The app has a bug.')
  }
  const { pick, isAsked, isOver, now } = aPage(wallet, { onError })
  pick()
  await isAsked()
  wallet.reject()
  await isOver()
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce())
  expect(now()).toEqual(declined)
})

test('after Cancel, the page is not connecting, although the wallet is silent', async () => {
  const { session, pick, isAsked, now } = aPage(aSlowWallet('alice'))
  pick()
  await isAsked()
  session.cancel()
  expect(now().status).toBe('disconnected')
})

test("a wallet that doesn't switch to the app's initial chain connects on its own", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pick, now, config } = aPage(
    aWallet('alice', { wallet_switchEthereumChain: () => null }),
    { initialChain: holesky.id },
  )
  pick()
  await vi.advanceTimersByTimeAsync(switchPatience)
  vi.useRealTimers()
  await vi.waitFor(() => expect(now()).toEqual(connected))
  expect(config.state.chainId).toBe(mainnet.id)
})

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a storage whose %s throws does not prevent connecting, reconnecting and disconnecting',
  async (method) => {
    const { config, pick, now } = aPage(aWallet('alice'), {
      storage: { ...mapStorage(), [method]: blocked },
    })
    await reconnect(config)
    expect(now().status).toBe('disconnected')
    pick()
    await vi.waitFor(() => expect(now()).toEqual(connected))
    await disconnect(config)
    expect(now().status).toBe('disconnected')
  },
)
