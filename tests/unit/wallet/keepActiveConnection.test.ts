import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, disconnect, getConnection, reconnect, switchConnection } from 'wagmi/actions'
import { people } from '../../../mocks/people.ts'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../../mocks/wallet/demoConnector.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { keepActiveConnection } from '../../../src/wallet/internals/keepActiveConnection.ts'
import { stopReconnecting } from '../../../src/wallet/internals/reconnecting.ts'
import { mapStorage } from './mapStorage.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

/**
 * Two wallets: one that is available, and one from the last visit that reconnects when released.
 */
function aLateWallet() {
  let come = () => {}
  const coming = new Promise<void>((done) => {
    come = done
  })
  const [here, late] = [
    createWalletController({ person: 'alice' }),
    createWalletController({ person: 'bob', authorized: true }),
  ]
  const config = createWalletConfig({
    chains: [mainnet],
    transports: {
      [mainnet.id]: custom(
        { request: () => Promise.reject(new Error('This test reads no chain.')) },
        { retryCount: 0 },
      ),
    },
    connectors: [
      (given) => {
        const connector = demoConnector({
          wallet: late,
          rpcUrl: () => undefined,
          id: 'late',
          name: 'Late wallet',
        })(given)
        return {
          ...connector,
          getProvider: async () => coming.then(() => connector.getProvider()) as never,
        }
      },
      demoConnector({ wallet: here, rpcUrl: () => undefined }),
    ],
    storage: mapStorage(),
    discovery: false,
  })
  const [lateOne, demo] = config.connectors
  if (!demo || !lateOne) throw new Error('The configuration has no connectors.')
  const accounts = () =>
    [...config.state.connections.values()].map(({ accounts: [account] }) => account)
  return { config, demo, lateOne, come, accounts, used: () => getConnection(config).address }
}
const [alice, bob] = [people.alice.address, people.bob.address]

test('a wallet that reconnects late does not replace the active one', async () => {
  const { config, demo, lateOne, come, accounts, used } = aLateWallet()
  keepActiveConnection(config)
  const coming = reconnect(config)
  await connect(config, { connector: demo })
  come()
  await coming
  expect([used(), accounts()]).toEqual([alice, [alice, bob]])
  await switchConnection(config, { connector: lateOne })
  expect(used()).toBe(bob)
  await disconnect(config, { connector: lateOne })
  expect([used(), accounts()]).toEqual([alice, [alice]])
})

test('without it, wagmi would make the late one active', async () => {
  const { config, demo, come, accounts } = aLateWallet()
  const coming = reconnect(config)
  await connect(config, { connector: demo })
  come()
  await coming
  expect(accounts()[0]).toBe(bob)
})

test('it becomes active if it is the only one, and a disconnected one stays away', async () => {
  const { config, demo, lateOne, come, accounts, used } = aLateWallet()
  keepActiveConnection(config)
  come()
  await reconnect(config)
  expect([used(), accounts()]).toEqual([bob, [bob]])
  await connect(config, { connector: demo })
  expect([used(), accounts()]).toEqual([alice, [bob, alice]])
  await disconnect(config, { connector: demo })
  expect([used(), accounts()]).toEqual([bob, [bob]])
  await disconnect(config, { connector: lateOne })
  expect(accounts()).toEqual([])
  await connect(config, { connector: demo })
  expect([used(), accounts()]).toEqual([alice, [alice]])
})

test.each([
  ['that is only remembered', 'connecting'],
  ['that was connected at the last visit', 'reconnecting'],
] as const)(
  "a wallet %s and doesn't respond in time counts as disconnected, and connects once it responds",
  async (_, status) => {
    const { config, come, used } = aLateWallet()
    keepActiveConnection(config)
    const coming = reconnect(config)
    if (status === 'reconnecting')
      config.setState((state) => ({ ...state, status, current: 'uid of the last visit' }))
    expect(config.state.status).toBe(status)
    stopReconnecting(config)
    expect(getConnection(config).status).toBe('disconnected')
    come()
    await coming
    expect([getConnection(config).status, used()]).toEqual(['connected', bob])
  },
)
