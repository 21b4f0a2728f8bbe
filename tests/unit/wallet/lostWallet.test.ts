import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, disconnect, reconnect } from 'wagmi/actions'
import {
  createWalletController,
  type WalletController,
} from '../../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../../mocks/wallet/demoConnector.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { type LostWallet, watchLostWallet } from '../../../src/wallet/internals/watchLostWallet.ts'
import { mapStorage } from './mapStorage.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

function aPage(wallet: WalletController, storage = mapStorage()) {
  const config = createWalletConfig({
    chains: [mainnet],
    transports: {
      [mainnet.id]: custom(
        { request: () => Promise.reject(new Error('This test reads no chain.')) },
        { retryCount: 0 },
      ),
    },
    connectors: [demoConnector({ wallet, rpcUrl: () => undefined })],
    storage,
    discovery: false,
  })
  let lost: LostWallet | undefined
  const stop = watchLostWallet(config, (next) => {
    lost = next
  })
  const [demo] = config.connectors
  if (!demo) throw new Error('The configuration has no connector.')
  return { config, demo, storage, stop, lost: () => lost }
}
const demoWallet = { id: 'demo', name: 'Demo wallet' }
const alice = (change = {}) => createWalletController({ person: 'alice', ...change })

describe('a wallet is lost', () => {
  test('if it disconnects on its own, until it is connected again', async () => {
    const wallet = alice()
    const { config, demo, lost } = aPage(wallet)
    await connect(config, { connector: demo })
    expect(lost()).toBeUndefined()
    wallet.set({ authorized: false })
    await vi.waitFor(() => expect(lost()).toEqual(demoWallet))
    await connect(config, { connector: demo })
    expect(lost()).toBeUndefined()
  })

  test('if it was connected at the last visit, and is locked now', async () => {
    const storage = mapStorage()
    const before = aPage(alice(), storage)
    await connect(before.config, { connector: before.demo })
    before.stop()
    const { config, lost } = aPage(alice(), storage)
    await reconnect(config)
    expect(lost()).toEqual(demoWallet)
  })
})

describe('a wallet is not lost', () => {
  test('if the user disconnects it on the page', async () => {
    const { config, demo, lost } = aPage(alice())
    await connect(config, { connector: demo })
    await disconnect(config)
    expect(config.state.status).toBe('disconnected')
    expect(lost()).toBeUndefined()
  })

  test('if it connected again after it was disconnected, and reconnects at load', async () => {
    const wallet = alice()
    const storage = mapStorage()
    const { config, demo, stop, lost } = aPage(wallet, storage)
    await connect(config, { connector: demo })
    await disconnect(config)
    await connect(config, { connector: demo })
    stop()
    const after = aPage(wallet, storage)
    await reconnect(after.config)
    expect(after.config.state.status).toBe('connected')
    expect([lost(), after.lost()]).toEqual([undefined, undefined])
  })

  test('on a page where none was connected', async () => {
    const { config, lost } = aPage(alice())
    await reconnect(config)
    expect(lost()).toBeUndefined()
  })
})
