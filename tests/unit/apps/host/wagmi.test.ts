import { afterEach, expect, it, vi } from 'vitest'
import { createConfig, custom } from 'wagmi'
import { connect, reconnect, sendTransaction } from 'wagmi/actions'
import { mainnet } from 'wagmi/chains'
import { safe } from 'wagmi/connectors/safe'
import { AppRequestError, type HostPage } from '../../../../src/apps/host/index.ts'
import { safeWallet } from '../../../../src/wallet/connectors/safeWallet.ts'
import { walletStorage } from '../../../../src/wallet/walletStorage.ts'
import { mapStorage } from '../../wallet/mapStorage.ts'
import { owner, safeAddress } from '../standInHost.ts'
import { answering, aHostWithAnApp, hash, hostOrigin } from './aFrame.ts'

afterEach(() => void vi.unstubAllGlobals())

/** An app with wagmi's own connector, which waits 10 ms for the Safe, or with the kit's. */
function aWagmiApp(own?: { recent: string | undefined }) {
  const transport = custom({
    request: () => Promise.reject(new Error('The app has no node of its own')),
  })
  const config = createConfig({
    chains: [mainnet],
    connectors: [own ? safeWallet() : safe()],
    transports: { 1: transport },
    storage: own
      ? walletStorage(
          mapStorage(own.recent ? { 'wagmi.recentConnectorId': JSON.stringify(own.recent) } : {}),
        )
      : null,
    multiInjectedProviderDiscovery: false,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('wagmi has no connector')
  return { config, connector }
}

it("wagmi's connector connects 50 of 50 times", async () => {
  const { errors } = aHostWithAnApp()
  const connected: unknown[] = []
  for (let turn = 0; turn < 50; turn++) {
    const { config, connector } = aWagmiApp()
    connected.push(await connect(config, { connector }))
  }
  expect(connected).toEqual(Array(50).fill({ accounts: [safeAddress], chainId: 1 }))
  expect(errors).toEqual([])
})

it('wagmi does not wait for a host that takes longer than its 10 ms', async () => {
  const page: HostPage = {
    location: { origin: hostOrigin },
    addEventListener: (name, listener) =>
      (window as unknown as { parent: HostPage }).parent.addEventListener(
        name,
        (one) => void setTimeout(() => listener(one), 30),
      ),
    removeEventListener: () => {},
  }
  aHostWithAnApp({ page })
  const { config, connector } = aWagmiApp()
  await expect(connect(config, { connector })).rejects.toThrow('timed out')
})

it('wagmi sends a transaction of the Safe, and learns of a rejection', async () => {
  let isRejecting = false
  const sendTransactions = () =>
    isRejecting
      ? Promise.reject(new AppRequestError('rejected'))
      : answering.sendTransactions({ txs: [] }, {} as never)
  aHostWithAnApp({ handlers: { ...answering, sendTransactions } })
  const { config, connector } = aWagmiApp()
  await connect(config, { connector })
  const send = () => sendTransaction(config, { to: owner, value: 1n, gas: null })
  expect(await send()).toBe(hash)
  isRejecting = true
  await expect(send()).rejects.toThrow('Transaction was rejected')
})

it.each([
  ['safe', 1],
  ['io.metamask', 0],
  [undefined, 0],
])('at the next visit, the Safe is contacted after %s was connected: %i', async (recent, asked) => {
  aHostWithAnApp()
  const { config } = aWagmiApp({ recent })
  expect(await reconnect(config)).toHaveLength(asked)
})

it('the Safe is contacted once it is selected, whatever was connected before', async () => {
  aHostWithAnApp()
  const { config, connector } = aWagmiApp({ recent: 'io.metamask' })
  await reconnect(config)
  expect(await connect(config, { connector })).toEqual({ accounts: [safeAddress], chainId: 1 })
})
