import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CreateConnectorFn } from 'wagmi'
import { connect, getConnection } from 'wagmi/actions'
import { createDemoProvider } from '../../../mocks/wallet/createDemoProvider.ts'
import {
  createWalletController,
  type WalletState,
} from '../../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../../mocks/wallet/demoConnector.ts'
import { popularWallets } from '../../../src/wallet/catalog/popular.ts'
import type { Device } from '../../../src/wallet/catalog/types.ts'
import { type ConnectPhase, pairingLasts } from '../../../src/wallet/connect/session.ts'
import { createConnectSession } from '../../../src/wallet/connectors/createConnectSession.ts'
import { deepLinkChoiceKey } from '../../../src/wallet/connectors/deepLinkChoice.ts'
import { walletConnect } from '../../../src/wallet/connectors/walletConnect.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { createRecentWallets, recentWallets } from '../../../src/wallet/recent/recentWallets.ts'
import { fakePairingClient } from './fakePairingClient.ts'
import { mapStorage } from './mapStorage.ts'

const now = Date.UTC(2026, 0, 5)
const kept = mapStorage()
beforeEach(() => {
  // Fake timers do not advance this clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Date, 'now').mockReturnValue(now)
  vi.stubGlobal('window', {})
  kept.kept.clear()
  vi.stubGlobal('localStorage', kept)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const unused = custom(
  { request: async () => Promise.reject(new Error('This test reads no chain.')) },
  { retryCount: 0 },
)
const desktop: Device = { browser: 'Chrome', system: 'Linux', mobile: false }
const iPhone: Device = { browser: 'Safari', system: 'iOS', mobile: true }

interface Options {
  device?: Device
  found?: Record<string, unknown>
  connectors?: CreateConnectorFn[]
  pairs?: boolean
  remembers?: boolean
}

function aSession({
  device = desktop,
  found = {},
  connectors = [],
  pairs = true,
  remembers = true,
}: Options = {}) {
  const client = fakePairingClient()
  const storage = mapStorage()
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    connectors: [
      ...connectors,
      ...(pairs ? [walletConnect({ projectId: 'any' }, async () => client)] : []),
    ],
    storage,
    discovery: false,
  })
  const inPage = new Map(Object.entries(found))
  const session = createConnectSession({
    config,
    wallets: () => popularWallets,
    detectedWallets: () => ({ announced: [], found: inPage }),
    device,
    recents: remembers ? createRecentWallets(storage) : undefined,
  })
  const phases: ConnectPhase[] = []
  return {
    client,
    config,
    session,
    phases,
    storage,
    found: inPage,
    report: (phase: ConnectPhase) => void phases.push(phase),
  }
}

const demo = (start: Partial<WalletState> = {}) => {
  const wallet = createWalletController(start)
  return { wallet, connector: demoConnector({ wallet, rpcUrl: () => undefined }) }
}
const last = (phases: ConnectPhase[]) =>
  vi.waitFor(() => expect(phases.at(-1)?.phase).not.toBe('opening')).then(() => phases.at(-1))
const rainbow = { id: 'rainbow', connectionMethod: 'pairing' } as const

test('an installed wallet opens, connects, and is stored as recent', async () => {
  const { session, phases, report, storage } = aSession({ connectors: [demo().connector] })
  session.start({ id: 'demo', connectionMethod: 'here' }, report)
  expect(await last(phases)).toEqual({ phase: 'connected' })
  expect(phases).toEqual([{ phase: 'opening' }, { phase: 'connected' }])
  expect(recentWallets(storage)).toEqual(['demo'])
})

test('if wallets are not remembered, nothing is stored, not even for the page', async () => {
  const { session, phases, report } = aSession({ connectors: [demo().connector], remembers: false })
  session.start({ id: 'demo', connectionMethod: 'here' }, report)
  expect(await last(phases)).toEqual({ phase: 'connected' })
  expect(recentWallets(kept)).toEqual([])
})

test.each([
  ['rejects', 'rejected'],
  ['pending', 'pending'],
  ['missing', 'missing'],
] as const)('a wallet that "%s" is reported as %s, and not stored', async (behavior, kind) => {
  const { session, phases, report, storage } = aSession({
    connectors: [demo({ behavior }).connector],
  })
  session.start({ id: 'demo', connectionMethod: 'here' }, report)
  expect(await last(phases)).toEqual({ phase: 'failed', failure: { kind } })
  expect(recentWallets(storage)).toEqual([])
})

test('an unannounced wallet connects by its detected provider under its own name', async () => {
  const provider = createDemoProvider({
    wallet: createWalletController({ person: 'bob' }),
    rpcUrl: () => undefined,
  })
  const { session, phases, report, config } = aSession({ found: { rainbow: provider } })
  session.start({ id: 'rainbow', connectionMethod: 'here' }, report)
  expect(await last(phases)).toEqual({ phase: 'connected' })
  expect(getConnection(config).connector).toMatchObject({ id: 'rainbow', name: 'Rainbow' })
})

test('an unreachable wallet is reported missing', async () => {
  const { session, phases, report } = aSession({ pairs: false })
  session.start(rainbow, report)
  expect(phases).toEqual([{ phase: 'failed', failure: { kind: 'missing' } }])
})

test('a wallet on a phone gets its own kind of code, which lasts four minutes', async () => {
  const { session, phases, report, client } = aSession()
  session.start(rainbow, report)
  expect(await last(phases)).toEqual({
    phase: 'qr',
    uri: 'https://rnbwapp.com/wc?uri=wc%3A1%402',
    expiresAt: now + pairingLasts,
  })
  client.agree()
  await vi.waitFor(() => expect(phases.at(-1)).toEqual({ phase: 'connected' }))
})

test('WalletConnect itself shows the bare code', async () => {
  const { session, phases, report } = aSession()
  session.start({ id: 'walletConnect', connectionMethod: 'pairing' }, report)
  expect(await last(phases)).toMatchObject({ phase: 'qr', uri: 'wc:1@2' })
})

test('on a phone there is a link and the store, and the app is remembered', async () => {
  const { session, phases, report, config } = aSession({ device: iPhone })
  session.start(rainbow, report)
  expect(await last(phases)).toEqual({
    phase: 'deepLink',
    href: 'rainbow://wc?uri=wc%3A1%402',
    store: 'https://apps.apple.com/app/apple-store/id1457119021',
    expiresAt: now + pairingLasts,
  })
  expect(JSON.parse(kept.kept.get(deepLinkChoiceKey) ?? 'null')).toEqual({
    href: 'rainbow://',
    name: 'Rainbow',
  })
  expect(getConnection(config).status).toBe('connecting')
})

test('a bare pairing on a phone opens any wallet app, and none is remembered', async () => {
  const { session, phases, report } = aSession({ device: { ...iPhone, system: 'Android' } })
  session.start(rainbow, report)
  expect(await last(phases)).toMatchObject({ phase: 'deepLink', href: 'wc:1@2' })
  expect(kept.kept.has(deepLinkChoiceKey)).toBe(false)
})

test('after a rejection on the phone, a renewed code is a new one', async () => {
  const { session, phases, report, client } = aSession()
  session.start(rainbow, report)
  await last(phases)
  client.reject(Object.assign(new Error('User rejected.'), { code: 5000 }))
  await vi.waitFor(() =>
    expect(phases.at(-1)).toEqual({ phase: 'failed', failure: { kind: 'rejected' } }),
  )
  session.renew()
  await vi.waitFor(() =>
    expect(phases.at(-1)).toMatchObject({
      phase: 'qr',
      uri: 'https://rnbwapp.com/wc?uri=wc%3A2%402',
    }),
  )
})

test('an expired code is reported, and can be renewed', async () => {
  const { session, phases, report } = aSession()
  session.start(rainbow, report)
  await last(phases)
  await vi.advanceTimersByTimeAsync(pairingLasts)
  expect(phases.at(-1)).toEqual({ phase: 'failed', failure: { kind: 'timedOut' } })
  session.renew()
  await vi.waitFor(() =>
    expect(phases.at(-1)).toMatchObject({
      phase: 'qr',
      uri: 'https://rnbwapp.com/wc?uri=wc%3A2%402',
      expiresAt: now + pairingLasts,
    }),
  )
})

test('renewing a valid code silently invalidates the old one', async () => {
  const { session, phases, report, client } = aSession()
  session.start(rainbow, report)
  await last(phases)
  session.renew()
  await vi.waitFor(() =>
    expect(phases.at(-1)).toMatchObject({ uri: 'https://rnbwapp.com/wc?uri=wc%3A2%402' }),
  )
  expect(client.did).toEqual(['pair 1,17000', 'forget', 'pair 1,17000'])
  expect(phases.map(({ phase }) => phase)).toEqual(['opening', 'qr', 'opening', 'qr'])
})

test('a canceled pairing is invalid, and reports nothing', async () => {
  const { session, phases, report, client, config } = aSession()
  session.start(rainbow, report)
  await last(phases)
  session.cancel()
  client.agree()
  await vi.waitFor(() => expect(client.did).toEqual(['pair 1,17000', 'forget', 'disconnect']))
  expect(phases.map(({ phase }) => phase)).toEqual(['opening', 'qr'])
  expect(getConnection(config).status).toBe('disconnected')
  session.renew()
  expect(client.did).toHaveLength(3)
})

test('a wallet that approves after another one was picked does not connect', async () => {
  const slow = demo({ behavior: 'hangs' })
  const other = createDemoProvider({
    wallet: createWalletController({ person: 'bob' }),
    rpcUrl: () => undefined,
  })
  const { session, phases, report, config } = aSession({
    connectors: [slow.connector],
    found: { rainbow: other },
  })
  session.start({ id: 'demo', connectionMethod: 'here' }, report)
  session.start({ id: 'rainbow', connectionMethod: 'here' }, report)
  await vi.waitFor(() => expect(phases.at(-1)).toEqual({ phase: 'connected' }))
  const permissions: boolean[] = []
  slow.wallet.subscribe(({ authorized }) => permissions.push(authorized))
  slow.wallet.set({ behavior: 'agrees' })
  await vi.waitFor(() => expect(permissions.slice(-2)).toEqual([true, false]))
  expect([getConnection(config).connector?.id, config.state.connections.size]).toEqual([
    'rainbow',
    1,
  ])
})

test('picking the connected wallet is not a failure', async () => {
  const { session, phases, report, config } = aSession({ connectors: [demo().connector] })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  session.start({ id: 'demo', connectionMethod: 'here' }, report)
  expect(await last(phases)).toEqual({ phase: 'connected' })
})

describe('another wallet, while one is connected', () => {
  /** Every status of the configuration in the meantime: it must never look disconnected. */
  async function connectedWith(behavior: WalletState['behavior']) {
    const [first, second] = [
      demo({ person: 'alice' }),
      createWalletController({ person: 'bob', behavior }),
    ]
    const provider = createDemoProvider({ wallet: second, rpcUrl: () => undefined })
    const page = aSession({ connectors: [first.connector], found: { rainbow: provider } })
    const [connector] = page.config.connectors
    if (connector) await connect(page.config, { connector })
    const statuses: string[] = []
    const drawn = () =>
      void (page.config.state.status !== 'connected' && statuses.push(page.config.state.status))
    page.config.subscribe(
      ({ status }) => status,
      () => queueMicrotask(drawn),
    )
    page.session.start({ id: 'rainbow', connectionMethod: 'here' }, page.report)
    return { ...page, second, statuses, uses: () => getConnection(page.config).connector?.id }
  }

  test('both are connected, and the new one is active', async () => {
    const { phases, config, statuses, uses } = await connectedWith('agrees')
    expect(await last(phases)).toEqual({ phase: 'connected' })
    expect([uses(), config.state.connections.size, statuses]).toEqual(['rainbow', 2, []])
  })

  test('a rejection leaves the first one unchanged', async () => {
    const { phases, config, statuses, uses } = await connectedWith('rejects')
    expect(await last(phases)).toEqual({ phase: 'failed', failure: { kind: 'rejected' } })
    expect([uses(), config.state.connections.size, statuses]).toEqual(['demo', 1, []])
  })

  test('one approved after Cancel never becomes active, and the active one stays', async () => {
    const { config, phases, session, report, found, second, uses } = await connectedWith('agrees')
    await last(phases)
    expect(uses()).toBe('rainbow')
    const late = createWalletController({ person: 'carol', behavior: 'hangs' })
    found.set('coinbase', createDemoProvider({ wallet: late, rpcUrl: () => undefined }))
    session.start({ id: 'coinbase', connectionMethod: 'here' }, report)
    session.cancel()
    const used: unknown[] = []
    config.subscribe(
      ({ current }) => current,
      () => used.push(uses()),
    )
    const permissions: boolean[] = []
    late.subscribe(({ authorized }) => permissions.push(authorized))
    late.set({ behavior: 'agrees' })
    await vi.waitFor(() => expect(permissions.slice(-2)).toEqual([true, false]))
    expect([uses(), used, config.state.connections.size]).toEqual(['rainbow', [], 2])
    expect([second.get().authorized, late.get().authorized]).toEqual([true, false])
  })
})
