import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { cookieToInitialState, type State, useConfig } from 'wagmi'
import { type KeyValue, shortAddress } from '#base'
import { ThemeRoot } from '#ui'
import {
  AccountPopover,
  ConnectButton,
  ConnectMenu,
  createWalletConfig,
  loadMore,
  recentWalletsKey,
  SigninProvider,
  useSignin,
  useWallet,
  WalletButton,
  WalletProvider,
} from '#wallet'
import { mapStorage } from './mapStorage.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const node = custom(
  { request: () => Promise.reject(new Error('A server asks no node.')) },
  { retryCount: 0 },
)
const adapter = {
  getNonce: async () => '',
  createMessage: () => '',
  verify: async () => false,
  signOut: () => {},
}

/** What wagmi stores in a browser with a connected MetaMask. */
const connection = JSON.stringify({
  state: {
    chainId: 1,
    current: 'a',
    connections: {
      __type: 'Map',
      value: [
        [
          'a',
          {
            accounts: [account],
            chainId: 1,
            connector: { id: 'injected', name: 'MetaMask', type: 'injected', uid: 'a' },
          },
        ],
      ],
    },
  },
  version: 3,
})

/** The storage of a returning visitor. */
function aKnownVisitor(): KeyValue {
  const storage = mapStorage()
  storage.setItem('wagmi.store', connection)
  storage.setItem('wagmi.recentConnectorId', '"injected"')
  storage.setItem(recentWalletsKey, '["rainbow"]')
  return storage
}

interface Visit {
  surface?: 'none' | 'host'
  storage?: KeyValue
  ssr?: boolean
  reconnect?: boolean
  initialState?: State | undefined
}

/** The markup of one request, or of the first client render, which are the same in React. */
async function drawn(
  children: ReactNode,
  { storage = mapStorage(), ssr = false, surface = 'none', ...rest }: Visit = {},
): Promise<string> {
  const config = createWalletConfig({
    chains: [mainnet, holesky],
    transports: { [mainnet.id]: node, [holesky.id]: node },
    storage,
    ssr,
  })
  // wagmi reads its storage a moment later.
  await vi.waitFor(() =>
    expect(
      ssr ||
        (config._internal.store as { persist?: { hasHydrated(): boolean } }).persist?.hasHydrated(),
    ).toBe(true),
  )
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeRoot surface={surface}>
        <WalletProvider config={config} storage={storage} {...rest}>
          {children}
        </WalletProvider>
      </ThemeRoot>
    </QueryClientProvider>,
  )
}

const Said = () => <output>{JSON.stringify(useWallet())}</output>
/** Code of the app that connects a wallet by other means than the kit. */
function OtherCode() {
  const config = useConfig()
  const [connector] = config.connectors
  if (!connector) throw new Error('The configuration has no connector.')
  config.setState((state) => ({
    ...state,
    current: connector.uid,
    connections: new Map([[connector.uid, { accounts: [] as never, chainId: 1, connector }]]),
    status: 'connected',
  }))
  return null
}
const SigninSaid = () => <output>{JSON.stringify(useSignin())}</output>

const parts: Record<string, () => ReactNode> = {
  ConnectButton: () => <ConnectButton />,
  'ConnectButton with other words': () => <ConnectButton label="Sign in" />,
  'ConnectButton with a picture only': () => (
    <ConnectButton accountStatus="avatar" chainStatus="icon" showBalance={false} />
  ),
  'ConnectButton with an address only': () => (
    <ConnectButton accountStatus="address" chainStatus="none" />
  ),
  'ConnectButton that is another on large screens': () => (
    <ConnectButton
      accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
      chainStatus="name"
      showBalance={{ smallScreen: false, largeScreen: true }}
    />
  ),
  'ConnectButton.Custom': () => (
    <ConnectButton.Custom>
      {(button) => <output>{JSON.stringify(button)}</output>}
    </ConnectButton.Custom>
  ),
  ConnectMenu: () => <ConnectMenu />,
  AccountPopover: () => <AccountPopover />,
  WalletButton: () => <WalletButton wallet="rainbow" />,
  'WalletButton for a wallet that only announces itself': () => (
    <WalletButton wallet="io.example.wallet" />
  ),
  'WalletButton.Custom': () => (
    <WalletButton.Custom wallet="metaMask">
      {(button) => <output>{JSON.stringify(button)}</output>}
    </WalletButton.Custom>
  ),
  useWallet: () => <Said />,
  SigninProvider: () => (
    <SigninProvider adapter={adapter} status="unauthenticated">
      <ConnectButton />
      <SigninSaid />
    </SigninProvider>
  ),
}

describe('the server markup', () => {
  it.each(Object.entries(parts))(
    '%s matches hydration, whatever the browser has stored',
    async (_, part) => {
      const onServer = await drawn(part())
      expect(await drawn(part(), { storage: aKnownVisitor() })).toBe(onServer)
      expect(await drawn(part(), { ssr: true })).toBe(onServer)
      expect(await drawn(part(), { ssr: true, storage: aKnownVisitor() })).toBe(onServer)
      expect(await drawn(part(), { reconnect: false, storage: aKnownVisitor() })).toBe(onServer)
      expect(onServer).not.toContain(account)
      // A strict policy rejects style attributes in markup.
      expect(onServer).not.toContain(' style=')
      expect(onServer).not.toContain(shortAddress(account))
    },
  )

  it("the server's own storage is not used for visitors", async () => {
    vi.stubGlobal('localStorage', aKnownVisitor())
    const config = createWalletConfig({
      chains: [mainnet, holesky],
      transports: { [mainnet.id]: node, [holesky.id]: node },
    })
    await vi.waitFor(() =>
      expect(
        (config._internal.store as { persist?: { hasHydrated(): boolean } }).persist?.hasHydrated(),
      ).toBe(true),
    )
    expect(config.state.current).toBe(null)
    vi.unstubAllGlobals()
  })

  it('two simultaneous requests get the same markup', async () => {
    const [one, other] = await Promise.all([drawn(<ConnectButton />), drawn(<ConnectButton />)])
    expect(one).toBe(other)
  })

  it('the button is busy, reserves its size, and hides the measured copies', async () => {
    const html = await drawn(<ConnectButton />)
    const [hidden = '', shown = ''] = html.split(/(?=<span class="[^"]*shown)/)
    expect(hidden).toMatch(/<span class="[^"]*shapes[^"]*" aria-hidden="true" inert="">/)
    for (const network of ['Ethereum', 'Holesky', 'Wrong network'])
      expect(hidden).toContain(network)
    expect(shown).toContain('Reconnecting your wallet')
    expect(shown).toMatch(/<button[^>]*aria-disabled="true"/)
  })

  it('the host surface has no wrapper element, and the button has its own theme', async () => {
    expect(await drawn(<p>theirs</p>, { surface: 'host' })).toBe('<p>theirs</p>')
    const root = '<span data-coffer="" [^>]*dir="ltr" lang="en" data-coffer-scope="">'
    expect(await drawn(<ConnectButton />, { surface: 'host' })).toMatch(
      new RegExp(`^${root}<span class="[^"]*reserver`),
    )
  })

  it('a server that knows the account from a cookie renders it immediately', async () => {
    const config = createWalletConfig({ chains: [mainnet, holesky], ssr: true })
    const initialState = cookieToInitialState(config, `wagmi.store=${connection}`)
    expect(initialState?.current).toBe('a')
    const html = await drawn(<ConnectButton />, { ssr: true, initialState })
    expect(html.split(/(?=<span class="[^"]*shown)/).at(1)).toContain(shortAddress(account))
    expect(
      await drawn(<ConnectButton />, { ssr: true, initialState, storage: aKnownVisitor() }),
    ).toBe(html)
  })

  it('a connection without accounts counts as none: the visitor can connect', async () => {
    const html = await drawn([<OtherCode key="other" />, <Said key="said" />], {
      initialState: nobody,
    })
    expect(html).toContain('disconnected')
  })
})

/** wagmi's stored state, changed by another program. */
const storedWith = (state: object) =>
  JSON.stringify({
    state: { ...(JSON.parse(connection) as { state: object }).state, ...state },
    version: 3,
  })
const connections = (...value: unknown[]) => storedWith({ connections: { __type: 'Map', value } })
const connector = { id: 'injected', name: 'MetaMask', type: 'injected', uid: 'a' }

describe('the first render', () => {
  it.each([
    ['no JSON', '{'],
    ['no state', '{"version":3}'],
    ['null', 'null'],
    ['connections as an object', storedWith({ connections: {} })],
    ['connections as null', storedWith({ connections: null })],
    ['connections as a text', storedWith({ connections: { __type: 'Map', value: 'a' } })],
    ['connections of another type', storedWith({ connections: { value: [] } })],
    ['a connection that is null', connections(['a', null])],
    ['a connection without accounts', connections(['a', { chainId: 1, connector }])],
    ['accounts that are numbers', connections(['a', { accounts: [1], chainId: 1, connector }])],
    ['a connection without a connector', connections(['a', { accounts: [account], chainId: 1 }])],
    ['a connection without a chain', connections(['a', { accounts: [account], connector }])],
    ['a current connection that is an object', storedWith({ current: {} })],
  ])('ignores a stored state that is damaged: %s', async (_, text) => {
    const storage = mapStorage({ 'wagmi.store': text })
    // What a client renders at first: `initialState` lifts the wait for hydration.
    const html = await drawn([<ConnectButton key="button" />, <Said key="said" />], {
      storage,
      initialState: nobody,
    })
    expect(html).toContain(
      '{&quot;status&quot;:&quot;reconnecting&quot;,&quot;unsupported&quot;:false}',
    )
  })
})

const nobody = {
  chainId: 1,
  connections: new Map(),
  current: null,
  status: 'disconnected',
} as const

describe('a button for a wallet', () => {
  const button = (wallet: string) =>
    drawn(
      <>
        <WalletButton wallet={wallet} />
        <WalletButton.Custom wallet={wallet}>
          {(parts) => <output>{JSON.stringify(parts)}</output>}
        </WalletButton.Custom>
      </>,
      { initialState: nobody },
    )

  it.each(['rabby', 'nobody', 'com.example.missing', '', '__proto__'])(
    'never fails to render: "%s"',
    async (wallet) => {
      expect(await button(wallet)).toMatch(/<button[^>]*aria-disabled="true"/)
    },
  )

  it('finds wallets of the catalog that the app does not list, once that is loaded', async () => {
    await loadMore()
    const html = await button('rabby')
    expect(html).toContain('Rabby Wallet')
    expect(html).toContain('&quot;available&quot;:true')
    expect(await button('nobody')).toContain('nobody isn&#x27;t available')
  })
})
