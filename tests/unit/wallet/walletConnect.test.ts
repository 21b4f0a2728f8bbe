import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { connect, disconnect, getConnection, reconnect, switchChain } from 'wagmi/actions'
import { pairingLasts } from '../../../src/wallet/connect/session.ts'
import { canPair } from '../../../src/wallet/connectors/canPair.ts'
import { pairingPatience } from '../../../src/wallet/connectors/pairWallet.ts'
import { walletConnect } from '../../../src/wallet/connectors/walletConnect.ts'
import { changeChain } from '../../../src/wallet/connectors/changeChain.ts'
import { readWalletError } from '../../../src/wallet/connectors/walletErrors.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { account, type FakePairingClient, fakePairingClient } from './fakePairingClient.ts'
import { mapStorage } from './mapStorage.ts'

afterEach(() => vi.useRealTimers())

const unused = custom(
  { request: async () => Promise.reject(new Error('This test reads no chain.')) },
  { retryCount: 0 },
)
const requestedKey = 'wagmi.requestedChains'
const asked = (...chains: number[]) => mapStorage({ [requestedKey]: JSON.stringify(chains) })

function aPage({
  client = fakePairingClient(),
  projectId = '0'.repeat(32),
  storage = mapStorage(),
}: {
  client?: FakePairingClient
  projectId?: string | undefined
  storage?: ReturnType<typeof mapStorage>
} = {}) {
  const load = vi.fn(async () => client)
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    connectors: [walletConnect({ projectId }, load)],
    storage,
    discovery: false,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  const codes: unknown[] = []
  connector.emitter.on(
    'message',
    ({ type, data }) => void (type === 'display_uri' && codes.push(data)),
  )
  return {
    client,
    load,
    config,
    connector,
    codes,
    storage,
    pick: () => connect(config, { connector }),
    cancel: (reason?: Error) =>
      (connector as unknown as { cancelPairing: (reason?: Error) => void }).cancelPairing(reason),
  }
}

const failureOf = async (work: Promise<unknown>) =>
  readWalletError(
    await work.then(
      () => expect.unreachable('It should have failed.'),
      (error: unknown) => error,
    ),
  )
const rejection = (code: number) => Object.assign(new Error('No, thanks.'), { code })

async function connected(
  options: Parameters<typeof aPage>[0] & { chains?: number[]; methods?: string[] } = {},
) {
  const page = aPage(options)
  const picked = page.pick()
  await vi.waitFor(() => expect(page.codes).toHaveLength(1))
  page.client.agree(options.chains, options.methods)
  await picked
  return page
}

test('pairs: reports the code, requests the first chain first, and connects', async () => {
  const { config, client, codes, storage } = await connected()
  expect(codes).toEqual(['wc:1@2'])
  expect(client.did).toEqual(['pair 1,17000'])
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: account, chainId: 1 })
  expect(storage.kept.get(requestedKey)).toBe('[1,17000]')
})

test.each([undefined, '', ' '])(
  'a missing project id (%j) is reported at set-up by its option, and disables pairing',
  (projectId) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const create = (id: string | undefined) =>
      createWalletConfig({
        chains: [mainnet],
        walletConnect: walletConnect({ projectId: id }),
        storage: mapStorage(),
        discovery: false,
      })
    const config = create(projectId)
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^No projectId found.*walletConnect\(\{ projectId \}\)/)],
    ])
    expect(canPair(config.connectors)).toBe(false)
    expect(canPair(create('0'.repeat(32)).connectors)).toBe(true)
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  },
)

test('if its client cannot be loaded, the console names the missing package', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = fakePairingClient()
  const missing = new TypeError(
    "Failed to resolve module specifier '@walletconnect/ethereum-provider'",
  )
  const load = vi.fn(async () => client).mockRejectedValueOnce(missing)
  const config = createWalletConfig({
    chains: [mainnet],
    connectors: [walletConnect({ projectId: 'any' }, load)],
    storage: mapStorage(),
    discovery: false,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  expect(await failureOf(connect(config, { connector }))).toEqual({ kind: 'timedOut' })
  expect(said.mock.calls).toEqual([
    [expect.stringContaining('@walletconnect/ethereum-provider'), missing],
  ])
  said.mockRestore()
})

test('without a project id it throws, and loads nothing', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  const { pick, load } = aPage({ projectId: '' })
  await expect(pick()).rejects.toThrow(/^No projectId found/)
  expect(load).not.toHaveBeenCalled()
})

test('without chains it throws', async () => {
  const client = fakePairingClient()
  const connector = walletConnect(
    { projectId: 'any' },
    async () => client,
  )({
    chains: [] as never,
    emitter: { emit: () => {} } as never,
    storage: null,
    transports: {},
    providers: [],
  } as never)
  await expect(connector.connect()).rejects.toThrow('No chains found on connector.')
})

test('reconnecting at load loads nothing if it was never connected', async () => {
  const { config, load } = aPage()
  await reconnect(config)
  expect(load).not.toHaveBeenCalled()
  expect(getConnection(config).status).toBe('disconnected')
})

test('the session of the last visit is restored', async () => {
  const { config, client } = aPage({
    client: fakePairingClient({ paired: true }),
    storage: asked(1, 17_000),
  })
  await reconnect(config)
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: account })
  expect(client.did).toEqual([])
})

test('a session that does not include a configured chain is ended', async () => {
  const { config, client } = aPage({
    client: fakePairingClient({ paired: true }),
    storage: asked(1),
  })
  await reconnect(config)
  expect(getConnection(config).status).toBe('disconnected')
  expect(client.did).toEqual(['disconnect'])
})

test('a client that failed to load is loaded again at the next attempt', async () => {
  const { pick, load, client, codes } = aPage()
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  await expect(pick()).rejects.toThrow("Couldn't create a code")
  const again = pick()
  await vi.waitFor(() => expect(codes).toHaveLength(1))
  client.agree()
  await again
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([5000, 4001])(
  'a rejection in the wallet, code %i, is classified as one, and the next code is new',
  async (code) => {
    const { pick, client, codes } = aPage()
    const picked = failureOf(pick())
    await vi.waitFor(() => expect(codes).toHaveLength(1))
    client.reject(rejection(code))
    expect(await picked).toEqual({ kind: 'rejected' })
    const again = pick()
    await vi.waitFor(() => expect(codes).toEqual(['wc:1@2', 'wc:2@2']))
    client.agree()
    await again
  },
)

test('a session without accounts is reported and ended, and the next code is new', async () => {
  const { pick, client, codes, config, storage } = aPage()
  const picked = failureOf(pick())
  await vi.waitFor(() => expect(codes).toHaveLength(1))
  client.agree([])
  expect(await picked).toEqual({ kind: 'noAccount' })
  expect(client.did).toEqual(['pair 1,17000', 'disconnect'])
  expect(client.session).toBeUndefined()
  expect(getConnection(config).status).toBe('disconnected')
  expect(storage.kept.get(requestedKey)).toBe('[]')
  const again = pick()
  await vi.waitFor(() => expect(codes).toEqual(['wc:1@2', 'wc:2@2']))
  client.agree()
  await again
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: account })
})

test.each([
  ['has no accounts', [], [1, 17_000]],
  ['lacks a configured chain', [1], [1]],
] as const)(
  'a kept session that %s is replaced, even if the relay can no longer end it',
  async (_, chains, known) => {
    const { pick, client, codes, config } = aPage({
      client: fakePairingClient({ paired: true, chains }),
      storage: asked(...known),
    })
    client.disconnect = () => Promise.reject(new Error('No matching key. session topic: 9f'))
    const picked = pick()
    await vi.waitFor(() => expect(codes).toEqual(['wc:1@2']))
    client.agree()
    await picked
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: account })
  },
)

test('a code is valid for four minutes', async () => {
  vi.useFakeTimers()
  const { pick, client, config } = aPage()
  const picked = failureOf(pick())
  await vi.advanceTimersByTimeAsync(pairingLasts - 1)
  expect(getConnection(config).status).toBe('connecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await picked).toEqual({ kind: 'timedOut' })
  expect(client.did).toEqual(['pair 1,17000', 'forget'])
  expect(pairingLasts).toBe(240_000)
})

test('an unresponsive relay times out after one attempt, and the next has a code', async () => {
  vi.useFakeTimers()
  const { pick, client, codes } = aPage()
  const { pair } = client
  client.pair = () => new Promise(() => {})
  const picked = failureOf(pick())
  await vi.advanceTimersByTimeAsync(pairingPatience - 1)
  expect(client.did).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await picked).toEqual({ kind: 'timedOut' })
  expect([client.did, pairingPatience]).toEqual([['forget'], 20_000])
  client.pair = pair
  const again = pick()
  await vi.waitFor(() => expect(codes).toEqual(['wc:1@2']))
  client.agree()
  await again
})

test('a late code still has its four minutes', async () => {
  vi.useFakeTimers()
  const { pick, client, codes, config } = aPage()
  client.pair = () => new Promise(() => {})
  const picked = failureOf(pick())
  await vi.advanceTimersByTimeAsync(pairingPatience - 1)
  client.emit('display_uri', 'wc:late@2')
  expect(codes).toEqual(['wc:late@2'])
  await vi.advanceTimersByTimeAsync(pairingLasts - 1)
  expect(getConnection(config).status).toBe('connecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await picked).toEqual({ kind: 'timedOut' })
})

test('a client that does not load times out', async () => {
  vi.useFakeTimers()
  const { pick, load } = aPage()
  load.mockImplementationOnce(() => new Promise(() => {}))
  const picked = failureOf(pick())
  await vi.advanceTimersByTimeAsync(pairingPatience)
  expect(await picked).toEqual({ kind: 'timedOut' })
})

test('an attempt canceled while the client is loading creates no code', async () => {
  const { pick, load, client, cancel } = aPage()
  let come = () => {}
  load.mockImplementationOnce(() => new Promise((done) => (come = () => done(client))))
  const picked = failureOf(pick())
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  cancel()
  come()
  expect(await picked).toEqual({ kind: 'rejected' })
  expect(client.did).toEqual([])
})

test('a wallet that approves a canceled code is disconnected', async () => {
  const { pick, client, codes, config, cancel } = aPage()
  const picked = failureOf(pick())
  await vi.waitFor(() => expect(codes).toHaveLength(1))
  cancel()
  expect(await picked).toEqual({ kind: 'rejected' })
  client.agree()
  await vi.waitFor(() => expect(client.did).toEqual(['pair 1,17000', 'forget', 'disconnect']))
  expect(getConnection(config).status).toBe('disconnected')
})

test('changes in the wallet are applied: account, chain, and the end of the session', async () => {
  const { config, client, storage } = await connected()
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  client.emit('accountsChanged', [other.toLowerCase()])
  expect(getConnection(config).address).toBe(other)
  client.emit('chainChanged', '0x4268')
  expect(getConnection(config).chainId).toBe(17_000)
  client.emit('chainChanged', '0xaa36a7')
  expect(getConnection(config)).toMatchObject({ chainId: 11_155_111, chain: undefined })
  client.emit('disconnect')
  expect(getConnection(config).status).toBe('disconnected')
  expect(storage.kept.get(requestedKey)).toBe('[]')
})

test('an empty list of accounts ends the session', async () => {
  const { config, client } = await connected()
  client.emit('accountsChanged', [])
  expect(getConnection(config).status).toBe('disconnected')
})

test('disconnecting a session that the wallet has ended does no harm', async () => {
  const { config, client, storage } = await connected()
  client.disconnect = () =>
    Promise.reject(new Error('No matching key. session topic doesn’t exist: 9f'))
  await disconnect(config)
  expect(getConnection(config).status).toBe('disconnected')
  expect(storage.kept.get(requestedKey)).toBe('[]')
})

test('disconnecting without a connection ends the session and its events', async () => {
  const { config, client, storage } = await connected()
  client.disconnect = () => Promise.reject(new Error('No internet connection detected.'))
  await disconnect(config)
  expect(getConnection(config).status).toBe('disconnected')
  expect(storage.kept.get(requestedKey)).toBe('[]')
  client.emit('accountsChanged', [account])
  expect(getConnection(config).status).toBe('disconnected')
})

test('a chain that the wallet lacks is added, if the wallet can add chains', async () => {
  const { config, client } = await connected({ chains: [1], methods: ['wallet_addEthereumChain'] })
  let knows = false
  client.answer = ({ method, params }) => {
    if (method === 'wallet_switchEthereumChain' && !knows) throw rejection(4902)
    if (method === 'wallet_addEthereumChain')
      knows = (params as [{ chainName: string }])[0].chainName === 'Holesky'
    return null
  }
  await switchChain(config, { chainId: 17_000 })
  expect(client.did.slice(1)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ])
  expect(getConnection(config).chainId).toBe(17_000)
})

test('adding is reported before the request, and its end before the second switch', async () => {
  const { config, client } = await connected({ chains: [1], methods: ['wallet_addEthereumChain'] })
  const [connector] = config.connectors
  const order: string[] = []
  client.answer = ({ method }) => {
    order.push(method)
    if (method !== 'wallet_switchEthereumChain') return null
    throw rejection(order.includes('wallet_addEthereumChain') ? 5000 : 4902)
  }
  expect(
    await failureOf(
      changeChain(
        config,
        connector!,
        17_000,
        () => order.push('adding'),
        () => order.push('added'),
      ),
    ),
  ).toEqual({ kind: 'rejected' })
  expect(order).toEqual([
    'wallet_switchEthereumChain',
    'adding',
    'wallet_addEthereumChain',
    'added',
    'wallet_switchEthereumChain',
  ])
})

test('a chain that the wallet can neither switch to nor add is reported as unknown', async () => {
  const { config, client } = await connected({ chains: [1] })
  client.answer = () => {
    throw rejection(4902)
  }
  expect(await failureOf(switchChain(config, { chainId: 17_000 }))).toEqual({
    kind: 'chainUnknown',
  })
  expect(getConnection(config).chainId).toBe(1)
})

test('a rejected switch is reported as a rejection, and nothing is added', async () => {
  const { config, client } = await connected({ methods: ['wallet_addEthereumChain'] })
  client.answer = () => {
    throw rejection(5000)
  }
  expect(await failureOf(switchChain(config, { chainId: 17_000 }))).toEqual({ kind: 'rejected' })
  expect(client.did).not.toContain('wallet_addEthereumChain')
})
