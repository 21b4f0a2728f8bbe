import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import { balancesQuery, historyQuery, queuedQuery, toRemote } from '#queries'
import { useTimeZone } from '#ui'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import type { PrefetchInput } from '../prefetch.ts'
import { prefetchSafe } from '../prefetchSafe.ts'
import { usePreferences } from '../preferences.ts'
import { ReceiveButton, useReceive } from '../receive/index.ts'
import { SendButton, useSend } from '../send/index.ts'
import { PricesProvider } from '../shared/money.tsx'
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
  const { dialog, ...receive } = useReceive(at)
  const { dialog: sendDialog, ...send } = useSend(at)
  const timeZone = useTimeZone()
  const { chainId, address } = at
  // Memoized: ten thousand rows are not grouped by day on every render.
  const past = useMemo(() => historyQuery(gateway, { chainId, address }, timeZone), [gateway, chainId, address, timeZone])
  const history = toRemote(useInfiniteQuery(past))
  const links = {
    history: linkTo(chains, at, 'history'),
    assets: linkTo(chains, at, 'assets'),
    queue: linkTo(chains, at, 'queue'),
    transaction: (id: string) => linkTo(chains, at, 'transaction', id),
  }
  return (
    <PricesProvider at={at}>
      <HomeView
        at={at}
        chain={chain}
        viewing={viewing}
        safe={safe}
        assets={assets}
        queue={queue}
        history={history}
        links={links}
        actions={
          <>
            <SendButton {...send} size="s" />
            <ReceiveButton {...receive} size="s" />
          </>
        }
      />
      {dialog}
      {sendDialog}
    </PricesProvider>
  )
}

HomeScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  const { gateway, queries, currency, timeZone } = input
  prefetchSafe(input, at)
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
  void queries.prefetchInfiniteQuery(queuedQuery(gateway, at))
  void queries.prefetchInfiniteQuery(historyQuery(gateway, at, timeZone))
}
