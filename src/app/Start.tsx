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
  /** Gives the configuration, or throws a {@link ConfigError}. */
  load: () => Promise<Config>
  /** Connectors besides the wallets that the browser announces. */
  connectors?: readonly CreateConnectorFn[]
  /** Looks at the gateway's answers before they are used. The product's own looks at those that people sign by. */
  validate?: ResponseValidator
}

/** Reads the configuration, learns the chains, and then shows the product; says in words what is missing. */
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
  const asked = useQuery({
    queryKey: ['start'],
    staleTime: Infinity,
    networkMode: 'always',
    queryFn: async () => {
      // The check arrives while the configuration does, and before anything is asked of the gateway.
      const [config, validate] = await Promise.all([load(), given ?? import('./signingValidator.ts').then((loaded) => loaded.signingValidator)])
      const gateway = createGateway({ baseUrl: config.gateway, validate })
      restoreCache(queries, gateway.baseUrl)
      const chains = await loadChains(config, gateway, queries)
      const ready = { environment: environmentOf(gateway, chains), wallet: walletOf(chains, connectors, await pairingOf(config)) }
      // From here on the page may speak only to whom the configuration names.
      applyPolicy(
        contentSecurityPolicy(
          config,
          chains.flatMap(({ rpcUrl }) => (rpcUrl ? [rpcUrl] : [])),
        ),
      )
      return ready
    },
  })
  const baseUrl = asked.data?.environment.gateway.baseUrl
  useEffect(() => (baseUrl === undefined ? undefined : persistCache(queries, baseUrl)), [queries, baseUrl])
  const retry = () => void asked.refetch()
  if (asked.data) return <App queries={queries} {...asked.data} />
  if (asked.error instanceof ConfigError) {
    const { kind, problems } = asked.error
    // A mended file may come with another policy in the server's headers, and those are only given to a page that is loaded anew.
    return <ConfigProblemView kind={kind} problems={problems} onRetry={kind === 'unreachable' ? retry : () => location.reload()} />
  }
  if (asked.isError && !asked.isFetching) return <OutageView reason={readFailure(asked.error, navigator.onLine)} onRetry={retry} />
  return <StartingView />
}

/** Wallets on other devices, where the operator has a project id for them; their client comes when one is picked. */
async function pairingOf(config: Config): Promise<CreateConnectorFn | undefined> {
  const relayUrl = relayOf(config)
  if (relayUrl === undefined) return undefined
  const { walletConnect } = await import('#wallet/walletConnect')
  return walletConnect({ projectId: config.walletConnectProjectId, relayUrl })
}
