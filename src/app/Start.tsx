import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { CreateConnectorFn } from 'wagmi'
import { createGateway, readFailure } from '#gateway'
import type { ResponseValidator } from '#gateway/validate'
import { createQueryClient, persistCache, restoreCache } from '#queries'
import { usePreferences } from '#screens'
import { ConfigProblemView, OutageView, StartingView } from '#screens/system'
import { TextProvider, ThemeRoot } from '#ui'
import { App } from './App.tsx'
import { loadChains } from './chains.ts'
import { type Config, ConfigError, relayOf } from './config.ts'
import { applyPolicy, contentSecurityPolicy } from './csp.ts'
import { environmentOf, walletOf } from './environment.ts'

export interface StartProps {
  /** Loads the configuration. @throws ConfigError */
  load: () => Promise<Config>
  /** Connectors to use instead of the announced wallets. */
  connectors?: readonly CreateConnectorFn[]
  /** Validates the gateway's responses before they are used. By default, only those that signatures are based on. */
  validate?: ResponseValidator
}

/** Loads the configuration and the chains, then renders the app; shows what is missing or invalid. */
export function Start({ load, connectors = [], validate }: StartProps) {
  const queries = useMemo(createQueryClient, [])
  const [{ theme }] = usePreferences()
  return (
    <TextProvider locale="en">
      <ThemeRoot theme={theme} surface="page">
        <QueryClientProvider client={queries}>
          <Loader load={load} connectors={connectors} validate={validate} queries={queries} />
        </QueryClientProvider>
      </ThemeRoot>
    </TextProvider>
  )
}

function Loader({
  load,
  connectors,
  validate: given,
  queries,
}: Required<Omit<StartProps, 'validate'>> & { validate: ResponseValidator | undefined; queries: QueryClient }) {
  const startup = useQuery({
    queryKey: ['start'],
    staleTime: Infinity,
    networkMode: 'always',
    queryFn: async () => {
      // The validator is loaded in parallel with the configuration, and before the first request to the gateway.
      const [config, validate] = await Promise.all([load(), given ?? import('./signingValidator.ts').then((loaded) => loaded.signingValidator)])
      const gateway = createGateway({ baseUrl: config.gateway, validate })
      restoreCache(queries, gateway.baseUrl)
      const chains = await loadChains(config, gateway, queries)
      const ready = { environment: environmentOf(gateway, chains), wallet: walletOf(chains, connectors, await pairingOf(config)) }
      // From now on, the page may only connect to the configured hosts.
      applyPolicy(
        contentSecurityPolicy(
          config,
          chains.flatMap(({ rpcUrl }) => (rpcUrl ? [rpcUrl] : [])),
        ),
      )
      return ready
    },
  })
  const baseUrl = startup.data?.environment.gateway.baseUrl
  useEffect(() => (baseUrl === undefined ? undefined : persistCache(queries, baseUrl)), [queries, baseUrl])
  const retry = () => void startup.refetch()
  if (startup.data) return <App queries={queries} {...startup.data} />
  if (startup.error instanceof ConfigError) {
    const { kind, problems } = startup.error
    // A fixed file may change the policy in the server's headers, which only apply to a reloaded page.
    return <ConfigProblemView kind={kind} problems={problems} onRetry={kind === 'unreachable' ? retry : () => location.reload()} />
  }
  if (startup.isError && !startup.isFetching) return <OutageView reason={readFailure(startup.error, navigator.onLine)} onRetry={retry} />
  return <StartingView />
}

/** Wallets on other devices, if the site operator has configured a project id; their client is loaded when one is selected. */
async function pairingOf(config: Config): Promise<CreateConnectorFn | undefined> {
  const relayUrl = relayOf(config)
  if (relayUrl === undefined) return undefined
  const { walletConnect } = await import('#wallet/walletConnect')
  return walletConnect({ projectId: config.walletConnectProjectId, relayUrl })
}
