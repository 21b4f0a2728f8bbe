import { custom, type EIP1193Provider, numberToHex } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { connect, disconnect, reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { people } from '../../../mocks/people.ts'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../../mocks/wallet/demoConnector.ts'
import { changeChain, switchPatience } from '../../../src/wallet/connectors/changeChain.ts'
import { readWalletError } from '../../../src/wallet/connectors/walletErrors.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { type ConnectedWallet, watchWallet } from '../../../src/wallet/watchWallet.ts'
import { aWallet } from './aWallet.ts'
import { mapStorage } from './mapStorage.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

const unused = custom(
  { request: async () => Promise.reject(new Error('This test reads no chain.')) },
  { retryCount: 0 },
)

function aVisit(
  storage = mapStorage(),
  wallet = createWalletController(),
  knows = [1, 17_000, 11_155_111],
) {
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    connectors: [demoConnector({ wallet, rpcUrl: () => undefined, chains: knows })],
    storage,
    discovery: false,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  const heard: unknown[] = []
  const stop = watchWallet(config, () => ({
    onConnect: (one) => heard.push({ connect: one }),
    onChange: (one) => heard.push({ change: one }),
    onDisconnect: () => heard.push('disconnect'),
  }))
  return { config, connector, wallet, heard, stop, storage }
}
const alice = {
  account: people.alice.address,
  chainId: 1,
  unsupported: false,
  walletName: 'Demo wallet',
  chain: { id: 1, unsupported: false },
  provider: expect.any(Function),
}

test('an app is notified of connections, changes, chain support and disconnections', async () => {
  const { config, connector, wallet, heard } = aVisit()
  await connect(config, { connector })
  wallet.set({ person: 'bob' })
  wallet.set({ chainId: 11_155_111 })
  await disconnect(config)
  const bob = { ...alice, account: people.bob.address }
  expect(heard).toEqual([
    { connect: alice },
    { change: bob },
    {
      change: {
        ...bob,
        chainId: 11_155_111,
        unsupported: true,
        chain: { id: 11_155_111, unsupported: true },
      },
    },
    'disconnect',
  ])
  const [{ connect: told }] = heard as [{ connect: ConnectedWallet }]
  expect(await told.provider()).toBe(await connector.getProvider())
})

test("wagmi's Injected in an app's own configuration is the browser wallet", async () => {
  const provider = {
    request: async ({ method }: { method: string }) =>
      method === 'eth_chainId' ? '0x1' : [people.alice.address],
    on: () => {},
    removeListener: () => {},
  }
  vi.stubGlobal('window', { ethereum: provider })
  const connector = injected()
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: unused },
    connectors: [connector],
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
  const heard: string[] = []
  watchWallet(config, () => ({ onConnect: ({ walletName }) => heard.push(walletName) }))
  await connect(config, { connector })
  expect(heard).toEqual(['Browser wallet'])
})

test('a disconnect by the wallet is reported', async () => {
  const { config, connector, wallet, heard } = aVisit()
  await connect(config, { connector })
  wallet.set({ authorized: false })
  await vi.waitFor(() => expect(heard.at(-1)).toBe('disconnect'))
})

test('the wallet of the last visit is reported too', async () => {
  const storage = mapStorage()
  const first = aVisit(storage, createWalletController({ storage }))
  await connect(first.config, { connector: first.connector })
  const second = aVisit(storage, createWalletController({ storage }))
  await reconnect(second.config)
  expect(second.heard).toEqual([{ connect: alice }])
})

test('a rejection isn’t an event, and nothing is reported after unsubscribing', async () => {
  const { config, connector, wallet, heard, stop } = aVisit()
  wallet.set({ behavior: 'rejects' })
  await expect(connect(config, { connector })).rejects.toThrow('User rejected')
  expect(heard).toEqual([])
  wallet.set({ behavior: 'agrees' })
  stop()
  await connect(config, { connector })
  expect(heard).toEqual([])
})

test('an unknown chain is added, which is reported first', async () => {
  const { config, connector, wallet } = aVisit(mapStorage(), createWalletController(), [1])
  await connect(config, { connector })
  const onAdding = vi.fn(() => expect(wallet.get().chainId).toBe(1))
  await changeChain(config, connector, 17_000, onAdding)
  expect(onAdding).toHaveBeenCalledOnce()
  expect(wallet.get().chainId).toBe(17_000)
  expect(config.state.chainId).toBe(17_000)
})

test('a known chain is switched to, without reporting an addition', async () => {
  const { config, connector } = aVisit()
  await connect(config, { connector })
  const onAdding = vi.fn()
  await changeChain(config, connector, 17_000, onAdding)
  expect(onAdding).not.toHaveBeenCalled()
  expect(config.state.chainId).toBe(17_000)
})

test('a rejected addition is classified as a rejection, and the chain stays', async () => {
  const { config, connector, wallet } = aVisit(mapStorage(), createWalletController(), [1])
  await connect(config, { connector })
  wallet.set({ behavior: 'rejects' })
  const [onAdding, onAdded] = [vi.fn(), vi.fn()]
  expect(await failureOf(changeChain(config, connector, 17_000, onAdding, onAdded))).toEqual({
    kind: 'rejected',
  })
  expect(onAdding).toHaveBeenCalledOnce()
  expect(onAdded).not.toHaveBeenCalled()
  expect(config.state.chainId).toBe(1)
})

/** A wallet that only knows mainnet, and adds other chains in its own way. */
async function aWalletThatAdds(add: (move: (chainId: number) => void) => void) {
  let [chainId, added] = [1, false]
  const asked: string[] = []
  const answer = ({ method, params = [] }: { method: string; params?: unknown[] }): unknown => {
    if (method.startsWith('wallet_') && method.endsWith('Chain')) asked.push(method)
    if (method === 'eth_chainId') return numberToHex(chainId)
    if (method === 'wallet_addEthereumChain')
      return (add((to) => (chainId = to)), (added = true), null)
    if (method !== 'wallet_switchEthereumChain') return [people.alice.address]
    if (!added) throw Object.assign(new Error('Unrecognized chain ID.'), { code: 4902 })
    return ((chainId = Number((params[0] as { chainId: string }).chainId)), null)
  }
  const provider = {
    request: async (question: { method: string }) => answer(question),
    on: () => {},
    removeListener: () => {},
  } as unknown as EIP1193Provider
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    connectors: [injected({ target: { id: 'slow', name: 'Slow', provider } })],
    storage: mapStorage(),
    discovery: false,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  await connect(config, { connector })
  return { config, connector, asked }
}

test('a wallet that adds a chain without switching is reported and prompted again', async () => {
  const { config, connector, asked } = await aWalletThatAdds(() => {})
  const said: string[] = []
  await changeChain(
    config,
    connector,
    17_000,
    () => said.push('adding'),
    () => said.push('added'),
  )
  expect(asked).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ])
  expect(said).toEqual(['adding', 'added'])
  expect(config.state.chainId).toBe(17_000)
})

test("a wallet that switches while adding isn't prompted again", async () => {
  const { config, connector, asked } = await aWalletThatAdds((move) => move(17_000))
  const onAdded = vi.fn()
  await changeChain(config, connector, 17_000, () => {}, onAdded)
  expect(asked).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  expect(onAdded).not.toHaveBeenCalled()
  expect(config.state.chainId).toBe(17_000)
})

test('a failed addition is not a rejection', async () => {
  const { config, connector } = await aWalletThatAdds(() => {
    throw Object.assign(new Error('Expected an array with at least one valid string HTTPS url.'), {
      code: -32602,
    })
  })
  expect(await failureOf(changeChain(config, connector, 17_000))).toMatchObject({ kind: 'failed' })
})

const failureOf = async (work: Promise<unknown>) =>
  readWalletError(
    await work.then(
      () => expect.unreachable('It should have failed.'),
      (error: unknown) => error,
    ),
  )

test.each([
  [17_000, 'rejected'],
  [5, 'chainUnknown'],
] as const)(
  'a switch to %i that fails is classified as %s, without reporting an addition',
  async (chainId, kind) => {
    const { config, connector, wallet } = aVisit()
    await connect(config, { connector })
    wallet.set({ behavior: 'rejects' })
    const onAdding = vi.fn()
    expect(await failureOf(changeChain(config, connector, chainId, onAdding))).toEqual({ kind })
    expect(onAdding).not.toHaveBeenCalled()
  },
)

/** A connected wallet that agrees to every switch, and does what the test says. */
async function aWalletThatAgrees(onSwitch: (move: (chainId: number) => void) => void) {
  let chainId = 1
  const wallet = aWallet('alice', {
    eth_chainId: () => numberToHex(chainId),
    wallet_switchEthereumChain: () => {
      onSwitch((to) => {
        chainId = to
        wallet.emit('chainChanged', numberToHex(to))
      })
      return null
    },
  })
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    connectors: [
      injected({ target: { id: 'a.wallet', name: 'A wallet', provider: wallet.provider } }),
    ],
    storage: mapStorage(),
    discovery: false,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  await connect(config, { connector })
  return { config, connector }
}

describe('a wallet that agrees to switch', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('and stays on its chain has not switched', async () => {
    const { config, connector } = await aWalletThatAgrees(() => {})
    const failure = failureOf(changeChain(config, connector, 17_000))
    await vi.advanceTimersByTimeAsync(switchPatience)
    expect(await failure).toMatchObject({ kind: 'failed' })
    expect(config.state.chainId).toBe(1)
  })

  test('and switches a moment later has switched', async () => {
    const { config, connector } = await aWalletThatAgrees((move) =>
      setTimeout(() => move(17_000), switchPatience - 1),
    )
    const switching = changeChain(config, connector, 17_000)
    await vi.advanceTimersByTimeAsync(switchPatience)
    await switching
    expect(config.state.chainId).toBe(17_000)
  })

  test('and switches immediately needs no wait', async () => {
    const { config, connector } = await aWalletThatAgrees((move) => move(17_000))
    await changeChain(config, connector, 17_000)
    expect(config.state.chainId).toBe(17_000)
  })
})

test("an app's callback that throws is reported, and changes nothing else", async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { config, connector, heard } = aVisit()
  const thrown = new Error('The app has a bug.')
  const fails = () => {
    throw thrown
  }
  watchWallet(config, () => ({ onConnect: fails, onDisconnect: fails }))
  await connect(config, { connector })
  expect(config.state.status).toBe('connected')
  await disconnect(config)
  expect(config.state.status).toBe('disconnected')
  expect(heard).toEqual([{ connect: alice }, 'disconnect'])
  expect(reported.mock.calls).toEqual([[thrown], [thrown]])
})
