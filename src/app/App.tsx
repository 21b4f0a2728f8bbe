import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import {
  ContactDialog,
  type Environment,
  EnvironmentProvider,
  useEnvironment,
  usePreferences,
} from '#screens'
import { LinkProvider, ToastProvider, usePreloadedOverlays, useTimeZone } from '#ui'
import { type AccountSettings, useWallet, type WalletConfig, WalletProvider } from '#wallet'
import { RouterLink } from './RouterLink.tsx'
import { createAppRouter } from './routes.tsx'

export interface AppProps {
  environment: Environment
  queries: QueryClient
  wallet: WalletConfig
}

const accountSettings: AccountSettings = { recentTransactions: true }

/** The whole app, with its environment. */
export function App({ environment, queries, wallet }: AppProps) {
  usePreloadedOverlays()
  return (
    <QueryClientProvider client={queries}>
      <WalletProvider config={wallet} account={accountSettings}>
        <ToastProvider>
          <EnvironmentProvider value={environment} ContactDialog={ContactDialog}>
            <LinkProvider component={RouterLink}>
              <Pages queries={queries} />
            </LinkProvider>
          </EnvironmentProvider>
        </ToastProvider>
      </WalletProvider>
    </QueryClientProvider>
  )
}

/** The page for the URL. The router gets what it needs to preload the next page's data. */
function Pages({ queries }: Pick<AppProps, 'queries'>) {
  const environment = useEnvironment()
  const [router] = useState(() => createAppRouter())
  const { account } = useWallet()
  const [{ currency, addedSafes }] = usePreferences()
  const timeZone = useTimeZone()
  return (
    <RouterProvider
      router={router}
      context={{ ...environment, queries, account, addedSafes, currency, timeZone }}
    />
  )
}
