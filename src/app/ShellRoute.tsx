import { Outlet, useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readSafeParam, type Section, useEnvironment } from '#screens'
import { Shell } from '#screens/shell/frame'

/** The layout route: the frame around every page, fed from the URL. */
export function ShellRoute({ sections }: { sections: readonly Section[] }) {
  const { chains } = useEnvironment()
  const { pathname, state } = useLocation()
  const { safe, id = '' } = useSearch({ from: '/_app' })
  const read = readSafeParam(chains, safe)
  const at = read.found === 'safe' ? read.at : undefined
  const page = [pathname, at?.chainId, at?.address, id].join(' ')
  const { __TSR_index: index, __TSR_key: entry = '' } = state
  const visit = useMemo(() => ({ page, index, entry }), [page, index, entry])
  return (
    <Shell
      at={at}
      sections={sections}
      current={sections.find(({ path }) => path === pathname)?.name}
      visit={visit}
    >
      <Outlet />
    </Shell>
  )
}
