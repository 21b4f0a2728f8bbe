import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Environment, EnvironmentProvider } from '#screens'
import { ToastProvider, usePreloadedOverlays } from '#ui'
import { type WalletConfig, WalletProvider } from '#wallet'
import { interceptLinks } from './interceptLinks.ts'
import { createAppRouter } from './routes.tsx'

export interface AppProps {
  environment: Environment
  queries: QueryClient
  wallet: WalletConfig
}

/** The whole product over an environment. */
export function App({ environment, queries, wallet }: AppProps) {
  const [router] = useState(() => createAppRouter())
  usePreloadedOverlays()
  useEffect(() => interceptLinks(document, (href) => router.history.push(href)), [router])
  return (
    <QueryClientProvider client={queries}>
      <WalletProvider config={wallet}>
        <EnvironmentProvider value={environment}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </EnvironmentProvider>
      </WalletProvider>
    </QueryClientProvider>
  )
}
