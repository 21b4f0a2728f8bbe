import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import {
  createSigninAdapter,
  createWalletConfig,
  SigninProvider,
  type SigninProviderProps,
  useConnectionStatus,
  useSignin,
  WalletProvider,
} from '#wallet'

const getNonce = vi.fn(async () => 'abcdefgh')
const adapter = createSigninAdapter({ getNonce, verify: async () => true, signOut: () => {} })
const silent = custom({ request: () => Promise.reject(new Error('Nobody asks on the server.')) })

/** The first render on a server: without window, storage, and location. */
function drawn(children: ReactNode): string {
  const config = createWalletConfig({
    chains: [mainnet],
    transports: { 1: silent },
    connectors: [],
    discovery: false,
  })
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <WalletProvider config={config} reconnect={false}>
        {children}
      </WalletProvider>
    </QueryClientProvider>,
  )
}
const drawnInside = (children: ReactNode, change: Partial<SigninProviderProps> = {}) =>
  drawn(
    <SigninProvider adapter={adapter} status="unauthenticated" {...change}>
      {children}
    </SigninProvider>,
  )

function Signing() {
  const { status, open, openSignin, signOut } = useSignin()
  return (
    `${status}, ${open ? 'open' : 'closed'}, ${openSignin ? 'can open' : 'cannot open'}, ` +
    `${signOut ? 'can leave' : 'cannot leave'}`
  )
}
function Status() {
  return useConnectionStatus()
}

test('renders on a server, without requests', () => {
  expect(drawnInside(<Signing />)).toContain('unauthenticated, closed, cannot open, cannot leave')
  expect(drawnInside(<Signing />, { status: 'authenticated' })).toContain(
    'authenticated, closed, cannot open, can leave',
  )
  expect(getNonce).not.toHaveBeenCalled()
})

test('without a provider, sign-in is unavailable', () =>
  expect(() => drawn(<Signing />)).toThrow('No authentication adapter found'))

test('disabled, it has no effect', () =>
  expect(() => drawnInside(<Signing />, { enabled: false })).toThrow(
    'No authentication adapter found',
  ))

test('the connection status is known with and without it', () => {
  expect(drawn(<Status />)).toContain('disconnected')
  expect(drawnInside(<Status />)).toContain('disconnected')
})
