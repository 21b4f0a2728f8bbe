import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, getConnection } from 'wagmi/actions'
import { createWalletConfig, type WalletEntry, WalletProvider } from '#wallet'
import { people } from '../../../mocks/people.ts'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../../mocks/wallet/demoConnector.ts'
import { registerWallets } from '../../../src/wallet/internals/registerWallets.ts'
import { mapStorage } from './mapStorage.ts'

// wagmi's connector for injected wallets requires a window.
beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

const icon = 'data:image/svg+xml,%3Csvg/%3E'
const wallet = createWalletController({ person: 'alice' })
const acme: WalletEntry = {
  id: 'acme',
  name: 'Acme',
  icon,
  iconBackground: '#123456',
  connector: demoConnector({ wallet, rpcUrl: () => undefined }),
}
const groups = [{ name: 'Ours', wallets: [acme] }]

const aVisit = (storage = mapStorage()) =>
  createWalletConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request: () => Promise.reject(new Error('No node.')) }) },
    storage,
    discovery: false,
  })
const idsOf = ({ connectors }: ReturnType<typeof aVisit>) => connectors.map(({ id }) => id)

describe("the connector of an app's own wallet", () => {
  test('has the ID, name, and icon of its entry', () => {
    const config = aVisit()
    registerWallets(config, groups)
    expect(config.connectors.at(-1)).toMatchObject({ id: 'acme', name: 'Acme', icon })
  })

  test('is registered once, however often the list is rendered', () => {
    const config = aVisit()
    registerWallets(config, groups)
    const before = config.connectors
    registerWallets(config, [{ name: 'Ours', wallets: [{ ...acme }] }])
    expect(config.connectors).toBe(before)
  })

  test('reconnects at the next visit, in the place of what was stored of it', async () => {
    const storage = mapStorage()
    const first = aVisit(storage)
    registerWallets(first, groups)
    const connector = first.connectors.find(({ id }) => id === 'acme')
    if (!connector) throw new Error('The wallet was not registered.')
    await connect(first, { connector })

    const next = aVisit(storage)
    expect(idsOf(next)).toEqual(['injected', 'safe', 'acme'])
    renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <WalletProvider config={next} picker={{ groups }}>
          {null}
        </WalletProvider>
      </QueryClientProvider>,
    )
    expect(idsOf(next)).toEqual(['injected', 'safe', 'acme'])
    await vi.waitFor(() => expect(getConnection(next).status).toBe('connected'))
    expect(getConnection(next)).toMatchObject({ address: people.alice.address })
    expect(getConnection(next).connector?.name).toBe('Acme')
  })
})
