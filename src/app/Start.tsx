import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createQueryClient, readFailure } from '#queries'
import { AppLanguageProvider, lookOf, useLanguageSettled, usePreferences } from '#screens'
import { isCodeError } from '#screens/core/code'
import {
  BrokenPageView,
  ConfigProblemView,
  ErrorBoundary,
  OutageView,
  StartingView,
  type StartStage,
} from '#screens/common/system'
import { ThemeRoot } from '#ui'
import { App } from './App.tsx'
import { clearAndReload } from './clearAndReload.ts'
import { ConfigError } from './ConfigError.ts'
import { NotLoadedPage } from './NotLoadedPage.tsx'
import { type StartProps, useStartup } from './useStartup.ts'

/**
 * Loads the configuration and the chains, then renders the app; shows missing or invalid settings.
 */
export function Start(props: StartProps) {
  const queries = useMemo(createQueryClient, [])
  const [preferences] = usePreferences()
  return (
    <AppLanguageProvider>
      <ThemeRoot {...lookOf(preferences)} surface="page">
        <QueryClientProvider client={queries}>
          <Loader {...props} queries={queries} />
        </QueryClientProvider>
      </ThemeRoot>
    </AppLanguageProvider>
  )
}

function Loader({ queries, ...props }: StartProps & { queries: QueryClient }) {
  const { startup, stage, restart } = useStartup(props, queries)
  const isSettled = useLanguageSettled()
  const baseUrl = startup.data?.environment.gateway.baseUrl
  if (startup.data && isSettled)
    return (
      <ErrorBoundary
        resetKey="app"
        fallback={({ detail, retry }) => (
          <BrokenPageView
            detail={detail}
            onRetry={retry}
            onClear={() => void clearAndReload(baseUrl)}
          />
        )}
      >
        <App queries={queries} {...startup.data} />
      </ErrorBoundary>
    )
  if (startup.isError && !startup.isFetching) {
    if (isCodeError(startup.error))
      return <NotLoadedPage alone error={startup.error} onRetry={restart} />
    if (!(startup.error instanceof ConfigError))
      return <OutageView reason={readFailure(startup.error, navigator.onLine)} onRetry={restart} />
    const { kind, problems } = startup.error
    // A corrected file may change the policy in the server's headers, which only apply to a
    // reloaded page.
    return (
      <ConfigProblemView
        kind={kind}
        problems={problems}
        onRetry={kind === 'unreachable' || kind === 'timeout' ? restart : () => location.reload()}
      />
    )
  }
  return <Starting stage={stage} onRetry={restart} />
}

/** Milliseconds before the page says what it's waiting for. */
const patience = 5_000

function Starting({ stage, onRetry }: { stage: StartStage; onRetry: () => void }) {
  const [since, setSince] = useState(0)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [since])
  const retry = () => {
    setSlow(false)
    setSince(since + 1)
    onRetry()
  }
  return <StartingView {...(isSlow ? { stage, onRetry: retry } : {})} />
}
