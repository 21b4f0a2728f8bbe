import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { type Environment, EnvironmentProvider } from '#screens'
import { LinkProvider, ToastProvider, usePreloadedOverlays } from '#ui'
import { type WalletConfig, WalletProvider } from '#wallet'
import { RouterLink } from './RouterLink.tsx'
import { createAppRouter } from './routes.tsx'

export interface AppProps {
  environment: Environment
  queries: QueryClient
  wallet: WalletConfig
}

/** The whole app, with its environment. */
export function App({ environment, queries, wallet }: AppProps) {
  const [router] = useState(() => createAppRouter())
  usePreloadedOverlays()
  return (
    <QueryClientProvider client={queries}>
      <WalletProvider config={wallet}>
        <EnvironmentProvider value={environment}>
          <ToastProvider>
            <LinkProvider component={RouterLink}>
              <RouterProvider router={router} />
            </LinkProvider>
          </ToastProvider>
        </EnvironmentProvider>
      </WalletProvider>
    </QueryClientProvider>
  )
}
