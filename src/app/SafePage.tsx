import { Navigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SafeRef } from '#base'
import { isOffered, readSafeParam, type Section, useChain, useEnvironment } from '#screens'
import { NotFoundScreen } from '#screens/system'
import { LoadedScreen } from './LoadedScreen.tsx'

/** A section of the Safe in the URL. */
export const SafePage = ({ section }: { section: Extract<Section, { scope: 'safe' }> }) => (
  <WithSafe>{(at) => <SafeSection key={`${section.name} ${at.chainId}:${at.address}`} at={at} section={section} />}</WithSafe>
)

function SafeSection({ at, section }: { at: SafeRef; section: Extract<Section, { scope: 'safe' }> }) {
  const chain = useChain(at.chainId)
  if (chain && !isOffered(section, chain)) return <NotFoundScreen reason={{ why: 'notOffered', network: chain.name }} />
  return <LoadedScreen screen={section.screen} at={at} />
}

/** Reads the Safe from the URL; an invalid one is reported, and without one the list of Safes opens. */
export function WithSafe({ children }: { children: (at: SafeRef) => ReactNode }) {
  const { chains } = useEnvironment()
  const { safe } = useSearch({ from: '/_app' })
  const read = readSafeParam(chains, safe)
  if (read.found === 'none') return <Navigate to="/" replace />
  if (read.found === 'unknownChain')
    return <NotFoundScreen reason={{ why: 'unknownChain', prefix: read.prefix, names: chains.map((chain) => `${chain.name} (${chain.shortName})`) }} />
  if (read.found === 'invalid') return <NotFoundScreen reason={{ why: 'invalid', text: read.text }} />
  return children(read.at)
}
