import { Navigate, useSearch } from '@tanstack/react-router'
import { readSafeParam, type SafePage as Page, useEnvironment } from '#screens'
import { NotFoundScreen } from '#screens/system'
import { LoadedScreen } from './LoadedScreen.tsx'
import { safeScreens, transactionScreen } from './screens.ts'

/** Reads the safe from the address bar and opens the page for it; an address that is none says so. */
export function SafePage({ page }: { page: Page }) {
  const { chains } = useEnvironment()
  const { safe, id } = useSearch({ from: '/_app' })
  const read = readSafeParam(chains, safe)
  if (read.found === 'nothing') return <Navigate to="/" replace />
  if (read.found === 'unknownChain')
    return <NotFoundScreen reason={{ why: 'unknownChain', prefix: read.prefix, names: chains.map((chain) => `${chain.name} (${chain.shortName})`) }} />
  if (read.found === 'broken') return <NotFoundScreen reason={{ why: 'broken', text: read.text }} />
  if (page !== 'transaction') return <LoadedScreen key={`${page} ${safe}`} screen={safeScreens[page]} at={read.at} />
  if (!id) return <NotFoundScreen />
  return <LoadedScreen key={id} screen={transactionScreen} at={read.at} id={id} />
}
