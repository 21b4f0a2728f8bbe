import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { balancesQuery, queuedQuery, toRemote } from '#queries'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { usePreferences } from '../preferences.ts'
import { usePending } from '../shared/pending.ts'
import { useSafeDetail } from '../useSafeDetail.ts'
import { useSafeState } from '../useSafeState.ts'
import { HomeView } from './HomeView.tsx'

/** The home page of a Safe: its settings, assets and pending transactions. */
export function HomeScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const chain = useChain(at.chainId)
  const [{ currency }] = usePreferences()
  const safe = useSafeDetail(at)
  const state = useSafeState(at)
  const viewing = { safe: state.status === 'ready' ? state.value : undefined, entries: usePending(), viewer: account }
  const assets = toRemote(useQuery(balancesQuery(gateway, at, currency)))
  const queue = toRemote(useInfiniteQuery(queuedQuery(gateway, at)))
  const links = { assets: linkTo(chains, at, 'assets'), queue: linkTo(chains, at, 'queue'), transaction: (id: string) => linkTo(chains, at, 'transaction', id) }
  return <HomeView at={at} chain={chain} viewing={viewing} safe={safe} assets={assets} queue={queue} links={links} />
}
