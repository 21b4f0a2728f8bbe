import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Remote, SafeRef } from '#base'
import type { Assets, History, Positions, Queue, SafeDetail } from '#domain'
import {
  balancesQuery,
  chainQuery,
  hasPositions,
  historyQuery,
  positionsQuery,
  queuedQuery,
  readFailure,
  toRemote,
} from '#queries'
import { useTimeZone } from '#ui'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { contactsLink, usePageHref } from '#screens/core/links'
import { useNames } from '#screens/core/names'
import { useActor, useKeptFailure, useSafeDetail, useSafeState } from '#screens/core/openSafe'
import { usePreferences } from '#screens/core/preferences'
import { usePending } from '#screens/common/pending'
import type { Viewing } from '#screens/common/rows'
import { useLimitHolding } from '#screens/transactions/role'
import { type HomeFlow, homeFlow } from './homeFlow.ts'

export interface Home extends Omit<HomeFlow, 'isMissing'> {
  safe: Remote<SafeDetail>
  assets: Remote<Assets>
  /** Undefined if the gateway doesn't have positions on this chain. */
  positions: Remote<Positions> | undefined
  queue: Remote<Queue>
  history: Remote<History>
  viewing: Viewing
  /** False if the gateway doesn't know the network, and so none of its Safes. */
  isServed: boolean
}

/** Loads what the home page of a Safe shows. */
export function useHome(at: SafeRef): Home {
  const { gateway, chains } = useEnvironment()
  const [{ currency }] = usePreferences()
  const safe = useKeptFailure(useSafeDetail(at))
  const viewing = useViewing(at)
  const { actor } = useActor(at, viewing.safe)
  const assets = toRemote(useQuery(balancesQuery(gateway, at, currency)))
  const queue = toRemote(useInfiniteQuery(queuedQuery(gateway, at)))
  const { isMissing, ...flow } = homeFlow({
    at,
    chains,
    safe,
    state: viewing.safe,
    actor,
    holding: useLimitHolding(at, actor.account ?? undefined),
    assets,
    queue,
    names: useNames(),
    contactsHref: usePageHref()(contactsLink),
  })
  const positions = usePositions(at, currency)
  const history = useHistory(at)
  const isServed = useIsServed(at.chainId, isMissing)
  return { ...flow, safe, assets, positions, queue, history, viewing, isServed }
}

function useViewing(at: SafeRef): Viewing {
  const state = useSafeState(at)
  return {
    safe: state.status === 'ready' ? state.value : undefined,
    entries: usePending(),
    viewer: useWallet().account,
  }
}

function usePositions(at: SafeRef, currency: string): Remote<Positions> | undefined {
  const { gateway } = useEnvironment()
  const isOffered = hasPositions(useChain(at.chainId))
  const held = useQuery({ ...positionsQuery(gateway, at, currency), enabled: isOffered })
  return isOffered ? toRemote(held) : undefined
}

function useHistory({ chainId, address }: SafeRef): Remote<History> {
  const { gateway } = useEnvironment()
  const timeZone = useTimeZone()
  // Memoized: ten thousand rows are not grouped by day on every render.
  const past = useMemo(
    () => historyQuery(gateway, { chainId, address }, timeZone),
    [gateway, chainId, address, timeZone],
  )
  return toRemote(useInfiniteQuery(past))
}

/**
 * With networks from the configuration, the gateway may not know the Safe's network, and then knows
 * none of its Safes. It is requested only if the gateway doesn't have the Safe.
 */
function useIsServed(chainId: string, isMissing: boolean): boolean {
  const { gateway } = useEnvironment()
  const served = useQuery({ ...chainQuery(gateway, chainId), enabled: isMissing })
  return !(served.isError && readFailure(served.error, true).kind === 'notFound')
}
