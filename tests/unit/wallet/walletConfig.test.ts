import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import {
  connect,
  disconnect,
  getConnection,
  reconnect,
  signMessage,
  switchChain,
} from 'wagmi/actions'
import { people } from '../../../mocks/people.ts'
import {
  createWalletController,
  type WalletState,
  type WalletController,
} from '../../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../../mocks/wallet/demoConnector.ts'
import { forgetDeepLink } from '../../../src/wallet/connectors/deepLinkChoice.ts'
import { readWalletError } from '../../../src/wallet/connectors/walletErrors.ts'
import { walletConnect } from '../../../src/wallet/connectors/walletConnect.ts'
import {
  createWalletConfig,
  pollingInterval,
  type WalletConfig,
} from '../../../src/wallet/createWalletConfig.ts'
import { walletStorage } from '../../../src/wallet/walletStorage.ts'
import { mapStorage } from './mapStorage.ts'

// wagmi's connector for injected wallets requires a window.
beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

const unused = custom(
  { request: async () => Promise.reject(new Error('This test reads no chain.')) },
  { retryCount: 0 },
)

function aConfig(wallet: WalletController, storage = mapStorage()) {
  return createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    connectors: [demoConnector({ wallet, rpcUrl: () => undefined })],
    storage,
    discovery: false,
  })
}

function connectedAs(start: Partial<WalletState> = {}) {
  const wallet = createWalletController(start)
  const config = aConfig(wallet)
  const [connector] = config.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  return { wallet, config, connecting: () => connect(config, { connector }) }
}

const failureOf = async (work: Promise<unknown>) =>
  readWalletError(
    await work.then(
      () => expect.unreachable('It should have failed.'),
      (error: unknown) => error,
    ),
  )

test('connects as the selected person and signs with their key', async () => {
  const { config, connecting } = connectedAs({ person: 'bob' })
  await connecting()
  expect(getConnection(config)).toMatchObject({
    status: 'connected',
    address: people.bob.address,
    chainId: 1,
  })
  expect(await signMessage(config, { message: 'hello' })).toMatch(/^0x[0-9a-f]{130}$/)
})

test.each([
  ['rejects', 'rejected'],
  ['pending', 'pending'],
  ['missing', 'missing'],
] as const)('a wallet set to "%s" fails to connect as %s', async (behavior, kind) => {
  const { config, connecting } = connectedAs({ behavior })
  expect(await failureOf(connecting())).toEqual({ kind })
  expect(getConnection(config).status).toBe('disconnected')
})

test('a wallet that hangs leaves the page connecting until the user decides', async () => {
  const { config, connecting, wallet } = connectedAs({ behavior: 'hangs' })
  const waiting = connecting()
  expect(getConnection(config).status).toBe('connecting')
  wallet.set({ behavior: 'agrees' })
  await waiting
  expect(getConnection(config).status).toBe('connected')
})

test('a wallet on another chain connects there and can switch to a supported one', async () => {
  const { config, connecting } = connectedAs({ behavior: 'wrongChain' })
  await connecting()
  expect(getConnection(config)).toMatchObject({
    status: 'connected',
    chain: undefined,
    chainId: 11_155_111,
  })
  await switchChain(config, { chainId: 17_000 })
  expect(getConnection(config)).toMatchObject({ chainId: 17_000, chain: { name: 'Holesky' } })
})

test('a rejected chain switch is classified as a rejection', async () => {
  const { config, connecting, wallet } = connectedAs()
  await connecting()
  wallet.set({ behavior: 'rejects' })
  expect(await failureOf(switchChain(config, { chainId: 17_000 }))).toEqual({ kind: 'rejected' })
  expect(getConnection(config).chainId).toBe(1)
})

test('an unsupported chain is not requested', async () => {
  const { config, connecting } = connectedAs()
  await connecting()
  const unserved = 5 as 1
  expect(await failureOf(switchChain(config, { chainId: unserved }))).toEqual({
    kind: 'chainUnknown',
  })
})

test('a session that the wallet ends is ended here too', async () => {
  const { config, connecting } = connectedAs({ behavior: 'losesSession' })
  await connecting()
  expect(await failureOf(signMessage(config, { message: 'hello' }))).toEqual({ kind: 'lost' })
  expect(getConnection(config).status).toBe('disconnected')
})

test('account and chain changes in the wallet are applied', async () => {
  const { config, connecting, wallet } = connectedAs()
  await connecting()
  wallet.set({ person: 'carol' })
  expect(getConnection(config).address).toBe(people.carol.address)
  wallet.set({ chainId: 17_000 })
  expect(getConnection(config).chainId).toBe(17_000)
})

test('the wallet of the last visit reconnects, unless the user disconnected it', async () => {
  const storage = mapStorage()
  const visit = () => aConfig(createWalletController({ storage }), storage)
  const first = visit()
  const [connector] = first.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  await connect(first, { connector })

  const second = visit()
  await reconnect(second)
  expect(getConnection(second)).toMatchObject({
    status: 'connected',
    address: people.alice.address,
  })
  await disconnect(second)

  const third = visit()
  await reconnect(third)
  expect(getConnection(third).status).toBe('disconnected')
})

test('everything is stored under wagmi.*, requested chains under their former key', async () => {
  const storage = mapStorage()
  const wagmi = walletStorage(storage)
  await wagmi.setItem('recentConnectorId', 'demo')
  await (wagmi.setItem as (key: string, value: unknown) => Promise<void>)(
    'walletConnect.requestedChains',
    [1, 17_000],
  )
  expect([...storage.kept.keys()].sort()).toEqual([
    'wagmi.recentConnectorId',
    'wagmi.requestedChains',
  ])
  expect(
    await (wagmi.getItem as (key: string) => Promise<unknown>)('walletConnect.requestedChains'),
  ).toEqual([1, 17_000])
})

const rejects = () => {
  throw new Error('QuotaExceededError')
}

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a storage whose %s throws counts as empty',
  async (method) => {
    const storage = walletStorage({ ...mapStorage(), [method]: rejects })
    await expect(storage.setItem('recentConnectorId', 'demo')).resolves.toBeUndefined()
    await expect(storage.removeItem('recentConnectorId')).resolves.toBeUndefined()
    await expect(storage.getItem('state')).resolves.toBeNull()
  },
)

test('the link of a wallet app is forgotten without an error if the storage is blocked', () => {
  expect(() => forgetDeepLink({ ...mapStorage(), removeItem: rejects })).not.toThrow()
})

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'wallets are discovered although %s of the storage throws',
  async (method) => {
    const config = createWalletConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: unused },
      storage: { ...mapStorage(), [method]: rejects },
      discovery: false,
    })
    await vi.waitFor(() =>
      expect(
        (config._internal.store as { persist?: { hasHydrated(): boolean } }).persist?.hasHydrated(),
      ).toBe(true),
    )
  },
)

test('an unknown wallet at window.ethereum is called "Browser wallet"', () => {
  const config = createWalletConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: unused },
    storage: mapStorage(),
    discovery: false,
  })
  expect(config.connectors.find(({ id }) => id === 'injected')?.name).toBe('Browser wallet')
})

test('its type knows the ids of its chains', () => {
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused },
    storage: mapStorage(),
    discovery: false,
  })
  expectTypeOf(config.chains[1].id).toEqualTypeOf<17_000>()
  expectTypeOf<Parameters<typeof config.getClient>[0]>().toEqualTypeOf<
    { chainId?: 1 | 17_000 | undefined } | undefined
  >()
  expectTypeOf(config).toExtend<WalletConfig>()
  createWalletConfig({
    chains: [mainnet],
    // @ts-expect-error the transport is for a chain that is not configured
    transports: { [holesky.id]: unused },
    storage: mapStorage(),
    discovery: false,
  })
})

test('it rejects a pairing that custom connectors would drop, and says where to put it', () => {
  const pairing = walletConnect({ projectId: '0'.repeat(32) })
  const create = () =>
    createWalletConfig({
      chains: [mainnet],
      connectors: [],
      walletConnect: pairing,
      storage: mapStorage(),
      discovery: false,
    })
  expect(create).toThrow('Pass `walletConnect` inside `connectors`, not next to it.')
})

test('chains are polled every four seconds', () => {
  expect(pollingInterval).toBe(4000)
  expect(aConfig(createWalletController()).getClient({ chainId: 1 }).pollingInterval).toBe(4000)
})
