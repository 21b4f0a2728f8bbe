import { Navigate, useLocation } from '@tanstack/react-router'
import { rewriteOldLink, useEnvironment } from '#screens'
import { LoadedScreen } from './LoadedScreen.tsx'
import { notFoundScreen } from './screens.ts'

/** Redirects old links to the current ones; shows an error for any other unknown URL. */
export function NotFoundRoute() {
  const { chains } = useEnvironment()
  const { pathname } = useLocation()
  const current = rewriteOldLink(chains, pathname)
  return current ? (
    <Navigate to={current} replace />
  ) : (
    <LoadedScreen screen={notFoundScreen} title="page.error" />
  )
}
