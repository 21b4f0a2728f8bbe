import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import type { SafeRef } from '#base'
import { createGateway } from '#gateway'
import { ContactDialog, EnvironmentProvider } from '#screens'
import { createPendingStore } from '#signing/pending'
import { ToastProvider } from '#ui'
import { createWalletConfig, WalletProvider } from '#wallet'
import { useKnownSafes } from '../../../../../src/screens/core/openSafe/useKnownSafes.ts'

const silent = custom({ request: () => Promise.reject(new Error('This test makes no requests.')) })

test('the known Safes are the same array until one of their lists changes', () => {
  const seen: (readonly SafeRef[])[] = []
  function KnownSafes() {
    seen.push(useKnownSafes())
    const [renders, setRenders] = useState(1)
    if (renders < 3) setRenders(renders + 1)
    return null
  }
  const config = createWalletConfig({
    chains: [mainnet],
    transports: { 1: silent },
    connectors: [],
    discovery: false,
  })
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <WalletProvider config={config} reconnect={false}>
        <ToastProvider>
          <EnvironmentProvider
            ContactDialog={ContactDialog}
            value={{
              gateway: createGateway({ baseUrl: 'https://gateway.test' }),
              chains: [],
              siteNode: () => undefined,
              connect: () => undefined,
              pending: createPendingStore(),
            }}
          >
            <KnownSafes />
          </EnvironmentProvider>
        </ToastProvider>
      </WalletProvider>
    </QueryClientProvider>,
  )
  expect(seen).toHaveLength(3)
  expect(new Set(seen).size).toBe(1)
})
