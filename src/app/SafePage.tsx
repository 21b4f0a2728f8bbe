import { Navigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SafeRef } from '#base'
import {
  canonicalSafeParam,
  isOffered,
  pages,
  readSafeParam,
  type Section,
  shareAppLink,
  useChain,
  useEnvironment,
} from '#screens'
import { LoadedScreen } from './LoadedScreen.tsx'
import { PageQueryProvider } from './PageQueryProvider.tsx'
import { notFoundScreen } from './screens.ts'

/** A section of the Safe in the URL. */
export const SafePage = ({ section }: { section: Extract<Section, { scope: 'safe' }> }) => (
  <WithSafe>
    {(at) => (
      <SafeSection key={`${section.name} ${at.chainId}:${at.address}`} at={at} section={section} />
    )}
  </WithSafe>
)

const noNames: readonly string[] = []

function SafeSection({
  at,
  section,
}: {
  at: SafeRef
  section: Extract<Section, { scope: 'safe' }>
}) {
  const chain = useChain(at.chainId)
  const { appUrl } = useSearch({ from: '/_app' })
  // Links to an app as other hosts write them.
  if (appUrl && section.path === pages.apps) return <Navigate to={pages.openApp} search replace />
  if (chain && !isOffered(section, chain))
    return (
      <LoadedScreen
        screen={notFoundScreen}
        title="page.error"
        reason={{ why: 'notOffered', network: chain.name }}
      />
    )
  return (
    <PageQueryProvider names={section.search ?? noNames}>
      <LoadedScreen screen={section.screen} title={section.label} at={at} />
    </PageQueryProvider>
  )
}

/**
 * Reads the Safe from the URL. Reports an invalid one and adds a missing checksum. Without a Safe,
 * opens the list of Safes, or the page that selects a Safe for the app in the URL.
 */
export function WithSafe({ children }: { children: (at: SafeRef) => ReactNode }) {
  const { chains } = useEnvironment()
  const { safe, appUrl } = useSearch({ from: '/_app' })
  const read = readSafeParam(chains, safe)
  if (read.found === 'none')
    return appUrl ? <Navigate to={shareAppLink} search replace /> : <Navigate to="/" replace />
  if (read.found === 'unknownChain')
    return (
      <LoadedScreen
        screen={notFoundScreen}
        title="page.error"
        reason={{
          why: 'unknownChain',
          prefix: read.prefix,
          names: chains.map((chain) => `${chain.name} (${chain.shortName})`),
        }}
      />
    )
  if (read.found !== 'safe')
    return (
      <LoadedScreen
        screen={notFoundScreen}
        title="page.error"
        reason={{ why: read.found, text: read.text }}
      />
    )
  const canonical = canonicalSafeParam(safe ?? '', read.at)
  // The address bar must spell the address as the page does: people compare and copy it.
  if (canonical !== safe)
    return <Navigate to="." search={(before) => ({ ...before, safe: canonical })} hash replace />
  return children(read.at)
}
