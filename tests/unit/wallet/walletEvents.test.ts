import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, disconnect, reconnect } from 'wagmi/actions'
import { people } from '../../../mocks/people.ts'
import { createWalletSwitch } from '../../../mocks/wallet/createWalletSwitch.ts'
import { demoConnector } from '../../../mocks/wallet/demoConnector.ts'
import { changeChain } from '../../../src/wallet/connectors/changeChain.ts'
import { readWalletError } from '../../../src/wallet/connectors/walletErrors.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { watchWallet } from '../../../src/wallet/watchWallet.ts'
import { mapStorage } from './mapStorage.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

const unused = custom({ request: async () => Promise.reject(new Error('This test reads no chain.')) }, { retryCount: 0 })

function aVisit(storage = mapStorage(), wallet = createWalletSwitch(), knows = [1, 17_000, 11_155_111]) {
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
const alice = { account: people.alice.address, chainId: 1, unsupported: false, walletName: 'Demo wallet' }

test('an app hears of connecting, of each change with whether the chain is served, and of the end', async () => {
  const { config, connector, wallet, heard } = aVisit()
  await connect(config, { connector })
  wallet.set({ person: 'bob' })
  wallet.set({ chainId: 11_155_111 })
  await disconnect(config)
  const bob = { ...alice, account: people.bob.address }
  expect(heard).toEqual([{ connect: alice }, { change: bob }, { change: { ...bob, chainId: 11_155_111, unsupported: true } }, 'disconnect'])
})

test('the end is heard where the wallet brings it about', async () => {
  const { config, connector, wallet, heard } = aVisit()
  await connect(config, { connector })
  wallet.set({ authorized: false })
  await vi.waitFor(() => expect(heard.at(-1)).toBe('disconnect'))
})

test('the wallet of the last visit is told as well', async () => {
  const storage = mapStorage()
  const first = aVisit(storage, createWalletSwitch({ storage }))
  await connect(first.config, { connector: first.connector })
  const second = aVisit(storage, createWalletSwitch({ storage }))
  await reconnect(second.config)
  expect(second.heard).toEqual([{ connect: alice }])
})

test('a refusal to connect is neither a coming nor a going, and after stopping nothing is heard', async () => {
  const { config, connector, wallet, heard, stop } = aVisit()
  wallet.set({ behaviour: 'refuses' })
  await expect(connect(config, { connector })).rejects.toThrow('User rejected')
  expect(heard).toEqual([])
  wallet.set({ behaviour: 'agrees' })
  stop()
  await connect(config, { connector })
  expect(heard).toEqual([])
})

test('an unknown chain is added, and that is said before', async () => {
  const { config, connector, wallet } = aVisit(mapStorage(), createWalletSwitch(), [1])
  await connect(config, { connector })
  const onAdding = vi.fn(() => expect(wallet.get().chainId).toBe(1))
  await changeChain(config, connector, 17_000, onAdding)
  expect(onAdding).toHaveBeenCalledOnce()
  expect(wallet.get().chainId).toBe(17_000)
  expect(config.state.chainId).toBe(17_000)
})

test('a chain that the wallet knows is changed to, and nothing is said of adding', async () => {
  const { config, connector } = aVisit()
  await connect(config, { connector })
  const onAdding = vi.fn()
  await changeChain(config, connector, 17_000, onAdding)
  expect(onAdding).not.toHaveBeenCalled()
  expect(config.state.chainId).toBe(17_000)
})

test.each([
  [17_000, 'rejected'],
  [5, 'chainUnknown'],
] as const)('a change to %i that fails is read as %s, and nothing is said of adding', async (chainId, kind) => {
  const { config, connector, wallet } = aVisit()
  await connect(config, { connector })
  wallet.set({ behaviour: 'refuses' })
  const onAdding = vi.fn()
  const failed = await changeChain(config, connector, chainId, onAdding).then(() => expect.unreachable('It should have failed.'), (error: unknown) => error)
  expect(readWalletError(failed)).toEqual({ kind })
  expect(onAdding).not.toHaveBeenCalled()
})
