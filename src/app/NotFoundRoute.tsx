import { Navigate, useLocation } from '@tanstack/react-router'
import { rewriteOldLink, useEnvironment } from '#screens'
import { NotFoundScreen } from '#screens/system'

/** Links of old lead on to today's; any other unknown address says so. */
export function NotFoundRoute() {
  const { chains } = useEnvironment()
  const { pathname } = useLocation()
  const today = rewriteOldLink(chains, pathname)
  return today ? <Navigate to={today} replace /> : <NotFoundScreen />
}
