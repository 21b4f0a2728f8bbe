import { Outlet, useLocation, useSearch } from '@tanstack/react-router'
import { pages, readSafeParam, type SafePage, useEnvironment } from '#screens'
import { Shell } from '#screens/shell'
import { ErrorBoundary } from '#screens/system'

const sectionOf = (pathname: string) => {
  const page = (Object.keys(pages) as SafePage[]).find((one) => pages[one] === pathname)
  return page === 'transaction' ? undefined : (page ?? (pathname === '/' ? ('safes' as const) : undefined))
}

/** The layout route: the frame around every page, fed from the address bar. */
export function ShellRoute() {
  const { chains } = useEnvironment()
  const { pathname, href } = useLocation()
  const { safe } = useSearch({ from: '/_app' })
  const read = readSafeParam(chains, safe)
  return (
    <Shell at={read.found === 'safe' ? read.at : undefined} current={sectionOf(pathname)}>
      <ErrorBoundary place={href}>
        <Outlet />
      </ErrorBoundary>
    </Shell>
  )
}
