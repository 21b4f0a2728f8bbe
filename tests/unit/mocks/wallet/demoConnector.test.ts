import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { connect, disconnect, getConnection, signMessage } from 'wagmi/actions'
import { createConfig, custom } from 'wagmi'
import {
  createWalletController,
  demoConnector,
  demoPairing,
  people,
  type WalletState,
} from '../../../../mocks/wallet/index.ts'

// No simulated window: the demo wallets work in Node tests too.
const unused = custom({
  request: async () => Promise.reject(new Error('This test reads no chain.')),
})

function aVisit(make: typeof demoConnector | typeof demoPairing, start: Partial<WalletState> = {}) {
  const wallet = createWalletController(start)
  const config = createConfig({
    chains: [mainnet],
    transports: { 1: unused },
    connectors: [make({ wallet })],
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  const uris: unknown[] = []
  connector.emitter.on('message', ({ type, data }) => type === 'display_uri' && uris.push(data))
  return { wallet, config, connector, uris, connecting: () => connect(config, { connector }) }
}

test('connects and signs without a window', async () => {
  const { config, connecting } = aVisit(demoConnector, { person: 'bob' })
  await connecting()
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: people.bob.address })
  expect(await signMessage(config, { message: 'hello' })).toMatch(/^0x[0-9a-f]{130}$/)
})

test('a wallet that is not installed is not found', async () => {
  await expect(aVisit(demoConnector, { behavior: 'missing' }).connecting()).rejects.toMatchObject({
    name: 'ProviderNotFoundError',
  })
})

test('a pairing is reported before the user decides, and approval connects', async () => {
  const { config, wallet, uris, connecting } = aVisit(demoPairing, { behavior: 'hangs' })
  const waiting = connecting()
  await expect
    .poll(() => uris)
    .toEqual([expect.stringMatching(/^wc:[0-9a-f]{64}@2\?relay-protocol=irn&symKey=[0-9a-f]{64}$/)])
  wallet.set({ behavior: 'agrees' })
  await waiting
  expect(getConnection(config)).toMatchObject({
    status: 'connected',
    address: people.alice.address,
    connector: { type: 'walletConnect' },
  })
  await disconnect(config)
  expect(wallet.get().authorized).toBe(false)
})

test('a rejection on the phone has its own code, and the next pairing is a new one', async () => {
  const { wallet, uris, connecting } = aVisit(demoPairing, { behavior: 'rejects' })
  await expect(connecting()).rejects.toMatchObject({ code: 5000 })
  wallet.set({ behavior: 'agrees' })
  await connecting()
  expect(new Set(uris).size).toBe(2)
})

test('approving a canceled pairing does not connect', async () => {
  const { config, wallet, connector, uris, connecting } = aVisit(demoPairing, {
    behavior: 'hangs',
  })
  const waiting = connecting()
  await expect.poll(() => uris.length).toBe(1)
  ;(connector as unknown as { cancelPairing: () => void }).cancelPairing()
  await expect(waiting).rejects.toThrow('User rejected')
  const allowed: boolean[] = []
  wallet.subscribe(
    (now, before) => now.authorized !== before.authorized && allowed.push(now.authorized),
  )
  wallet.set({ behavior: 'agrees' })
  await expect.poll(() => allowed).toEqual([true, false])
  expect(getConnection(config).status).toBe('disconnected')
})
