import { useInfiniteQuery } from '@tanstack/react-query'
import { type ChainSummary, mapRemote, type SafeRef } from '#base'
import { multisigQuery, toRemote } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { toPagination } from '#screens/common/rows'
import type { AppEntry } from '#screens/apps/common'
import { activityOf } from './appActivity.ts'
import { AppActivityView } from './AppActivityView.tsx'

export interface AppActivityProps {
  at: SafeRef
  /** The app's own URL, not that of a page inside it. */
  app: Pick<AppEntry, 'url'>
  chain: ChainSummary | undefined
}

/** This Safe's activity with an app, as known to the gateway. Loaded when opened. */
export function AppActivity({ at, app, chain }: AppActivityProps) {
  const { gateway, chains } = useEnvironment()
  const query = useInfiniteQuery(multisigQuery(gateway, at))
  return (
    <AppActivityView
      activity={mapRemote(toRemote(query), (rows) => activityOf(rows, app))}
      chain={chain}
      hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
      more={toPagination(query)}
    />
  )
}
