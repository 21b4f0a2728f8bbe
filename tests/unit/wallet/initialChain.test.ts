import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { getConnection } from 'wagmi/actions'
import { createWalletController, demoConnector } from '../../../mocks/wallet/index.ts'
import type { ConnectPhase } from '../../../src/wallet/connect/session.ts'
import { createConnectSession } from '../../../src/wallet/connectors/createConnectSession.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { mapStorage } from './mapStorage.ts'

const unused = custom(
  { request: async () => Promise.reject(new Error('This test reads no chain.')) },
  { retryCount: 0 },
)

async function connected(chainId: number, initialChain?: number) {
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    connectors: [demoConnector({ wallet: createWalletController({ chainId }) })],
    storage: mapStorage(),
    discovery: false,
  })
  const session = createConnectSession({
    config,
    initialChain,
    wallets: () => [],
    detectedWallets: () => ({ announced: [], found: new Map() }),
    device: { browser: 'Chrome', system: 'Linux', mobile: false },
    recents: undefined,
  })
  const phases: ConnectPhase[] = []
  session.start({ id: 'demo', connectionMethod: 'here' }, (phase) => void phases.push(phase))
  await vi.waitFor(() => expect(phases.at(-1)).toEqual({ phase: 'connected' }))
  return getConnection(config).chainId
}

test('a wallet connects on its current chain', async () =>
  expect(await connected(holesky.id)).toBe(holesky.id))

test("an app's initial chain is requested while connecting", async () =>
  expect(await connected(mainnet.id, holesky.id)).toBe(holesky.id))
