import { Navigate, useLocation } from '@tanstack/react-router'
import { rewriteOldLink, useEnvironment } from '#screens'
import { NotFoundScreen } from '#screens/system'

/** Redirects old links to the current ones; shows an error for any other unknown URL. */
export function NotFoundRoute() {
  const { chains } = useEnvironment()
  const { pathname } = useLocation()
  const current = rewriteOldLink(chains, pathname)
  return current ? <Navigate to={current} replace /> : <NotFoundScreen />
}
