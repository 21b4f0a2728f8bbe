import { custom, SwitchChainError, UserRejectedRequestError } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChainNotConfiguredError, ConnectorNotFoundError, type CreateConnectorFn } from 'wagmi'
import { connect } from 'wagmi/actions'
import { changeChain, switchPatience } from '../../../src/wallet/connectors/changeChain.ts'
import { legacyWallet } from '../../../src/wallet/connectors/legacyWallet.ts'
import { hostPatience, safeWallet } from '../../../src/wallet/connectors/safeWallet.ts'
import { walletConnect } from '../../../src/wallet/connectors/walletConnect.ts'
import { createWalletConfig } from '../../../src/wallet/createWalletConfig.ts'
import { aWallet } from './aWallet.ts'
import { fakePairingClient } from './fakePairingClient.ts'
import { mapStorage } from './mapStorage.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const unused = custom({ request: () => Promise.reject(new Error('This test reads no chain.')) })
const configOf = (...connectors: CreateConnectorFn[]) =>
  createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: unused, [holesky.id]: unused },
    ...(connectors.length > 0 && { connectors }),
    storage: mapStorage(),
    discovery: false,
  })
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('It should have failed.'),
    (error: unknown) => error,
  )
const coded = (code: number, message = 'x') => Object.assign(new Error(message), { code })

describe('a wallet that is not in the page', () => {
  it.each([
    ['the browser wallet', () => configOf().connectors.find(({ id }) => id === 'injected')],
    ['the Safe around the page', () => configOf().connectors.find(({ id }) => id === 'safe')],
    [
      'a listed wallet',
      () => configOf(legacyWallet({ id: 'a', name: 'A', find: () => undefined })).connectors[0],
    ],
  ])('is a connector that was not found: %s', async (_, find) => {
    expect(await thrownBy(find()!.connect())).toBeInstanceOf(ConnectorNotFoundError)
  })
})

describe('a rejection on the phone is a rejected request', () => {
  it.each([
    ['code 5000', coded(5000, 'User rejected.')],
    ['code 4001', coded(4001)],
    ['in words', new Error('Request declined by the user')],
  ])('%s', async (_, error) => {
    const client = fakePairingClient()
    const config = configOf(walletConnect({ projectId: 'any' }, async () => client))
    const connecting = thrownBy(connect(config, { connector: config.connectors[0]! }))
    await vi.waitFor(() => expect(client.did).toHaveLength(1))
    client.reject(error)
    expect(await connecting).toBeInstanceOf(UserRejectedRequestError)
  })
})

describe('a switch that fails', () => {
  const switching = async (answer: () => unknown) => {
    const { provider } = aWallet('alice', { wallet_switchEthereumChain: answer })
    const config = configOf(legacyWallet({ id: 'a', name: 'A', find: () => provider }))
    const [connector] = config.connectors
    await connect(config, { connector: connector! })
    return thrownBy(changeChain(config, connector!, holesky.id))
  }
  const throws = (error: unknown) => () => {
    throw error
  }

  it.each([
    ['code 4001', coded(4001)],
    ['in words', new Error('cancelled by user')],
  ])('by rejection is a rejected request: %s', async (_, error) =>
    expect(await switching(throws(error))).toBeInstanceOf(UserRejectedRequestError),
  )

  it.each([
    ['an internal error', coded(-32_603)],
    ['an open request', coded(-32_002)],
    ['no error at all', undefined],
  ])('otherwise is a failed switch: %s', async (_, error) =>
    expect(await switching(throws(error))).toBeInstanceOf(SwitchChainError),
  )

  it.each([
    [
      'a wallet in the page',
      legacyWallet({ id: 'a', name: 'A', find: () => aWallet('alice', {}).provider }),
    ],
    ['WalletConnect', walletConnect({ projectId: 'any' }, async () => fakePairingClient())],
  ])('to a chain that the connector lacks says so: %s', async (_, connector) => {
    const [lacking] = configOf(connector).connectors
    const error = await thrownBy(lacking!.switchChain!({ chainId: 5 }))
    expect(error).toBeInstanceOf(SwitchChainError)
    expect((error as Error).cause).toBeInstanceOf(ChainNotConfiguredError)
  })

  it('because the wallet stays is a failed switch', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const switched = switching(() => null)
    await vi.advanceTimersByTimeAsync(switchPatience)
    expect(await switched).toBeInstanceOf(SwitchChainError)
  })
})

describe('a Safe whose information is missing', () => {
  /** The page around this one; `answer` is what it does with a request. */
  const framed = (answer: (id: string) => unknown) => {
    const asked = vi.fn()
    const listeners = new Set<(event: unknown) => void>()
    const parent = {
      postMessage: ({ id }: { id: string }) => {
        asked()
        const data = answer(id)
        const event = { source: parent, origin: 'https://host.test', data }
        if (data) queueMicrotask(() => listeners.forEach((tell) => tell(event)))
      },
    }
    const page = {
      parent,
      crypto,
      addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
      removeEventListener: () => {},
    }
    vi.stubGlobal('window', page)
    return asked
  }
  const version = '9.1.0'

  it.each([
    ['is silent', () => undefined],
    ['declines', (id: string) => ({ id, success: false, error: 'Not allowed', version })],
    ['answers nothing', (id: string) => ({ id, success: true, data: null, version })],
  ])("can't be loaded: the host %s", async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = framed(answer)
    const config = configOf(safeWallet())
    const connecting = thrownBy(connect(config, { connector: config.connectors[0]! }))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(hostPatience)
    expect(await connecting).toMatchObject({ message: 'Could not load Safe information' })
  })
})
