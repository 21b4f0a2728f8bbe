import { renderToString } from 'react-dom/server'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  ConnectButton,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useClearRecentTransactions,
  useConnectModal,
  useRecentTransactions,
  WalletButton,
} from '#wallet'

const config = createConfig({
  chains: [mainnet],
  transports: { 1: http('http://127.0.0.1:9') },
  connectors: [],
  storage: null,
  multiInjectedProviderDiscovery: false,
})
/** An app with wagmi, but without the kit's provider. */
const drawn = (part: ReactNode) => () =>
  renderToString(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </WagmiProvider>,
  )
const Uses = ({ hook }: { hook: () => unknown }) => String(typeof hook())

test.each([
  ['useRecentTransactions', useRecentTransactions],
  ['useAddRecentTransaction', useAddRecentTransaction],
  ['useClearRecentTransactions', useClearRecentTransactions],
])('%s says what it requires', (_, hook) =>
  expect(drawn(<Uses hook={hook} />)).toThrow(
    'Transaction hooks must be used within WalletProvider',
  ),
)

test.each([
  ['useConnectModal', useConnectModal],
  ['useAccountModal', useAccountModal],
  ['useChainModal', useChainModal],
])('%s says what it requires', (_, hook) =>
  expect(drawn(<Uses hook={hook} />)).toThrow('must be used within <WalletProvider>'),
)

test('buttons say what they require', () => {
  expect(drawn(<ConnectButton />)).toThrow('must be used within <WalletProvider>')
  expect(drawn(<WalletButton />)).toThrow('must be used within <WalletProvider>')
})
