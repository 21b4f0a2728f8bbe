import { Outlet, useLocation, useSearch } from '@tanstack/react-router'
import { readSafeParam, type Section, useEnvironment } from '#screens'
import { Shell } from '#screens/shell'
import { ErrorBoundary } from '#screens/system'

/** The layout route: the frame around every page, fed from the URL. */
export function ShellRoute({ sections }: { sections: readonly Section[] }) {
  const { chains } = useEnvironment()
  const { pathname, href } = useLocation()
  const { safe } = useSearch({ from: '/_app' })
  const read = readSafeParam(chains, safe)
  return (
    <Shell at={read.found === 'safe' ? read.at : undefined} sections={sections} current={sections.find(({ path }) => path === pathname)?.name}>
      <ErrorBoundary resetKey={href}>
        <Outlet />
      </ErrorBoundary>
    </Shell>
  )
}
