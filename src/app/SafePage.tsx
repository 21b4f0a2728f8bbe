import { Navigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readSafeParam, type SafePage as Page, useEnvironment } from '#screens'
import { NotFoundScreen } from '#screens/system'
import { PageSkeleton } from './PageSkeleton.tsx'
import { screens, TransactionScreen } from './screens.ts'

/** Reads the safe from the address bar and opens the page for it; an address that is none says so. */
export function SafePage({ page }: { page: Page }) {
  const { chains } = useEnvironment()
  const { safe, id } = useSearch({ from: '/_app' })
  const read = readSafeParam(chains, safe)
  if (read.found === 'nothing') return <Navigate to="/" replace />
  if (read.found === 'unknownChain')
    return <NotFoundScreen reason={{ why: 'unknownChain', prefix: read.prefix, names: chains.map((chain) => `${chain.name} (${chain.shortName})`) }} />
  if (read.found === 'broken') return <NotFoundScreen reason={{ why: 'broken', text: read.text }} />
  if (page === 'transaction') {
    if (!id) return <NotFoundScreen />
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TransactionScreen key={id} at={read.at} id={id} />
      </Suspense>
    )
  }
  const Screen = screens[page]
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen key={safe} at={read.at} />
    </Suspense>
  )
}
