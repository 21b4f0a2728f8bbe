import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  type Address,
  type ChainSummary,
  failed,
  loading,
  ready,
  type Remote,
  type SafeRef,
} from '#base'
import { historyQuery, toRemote, transactionQuery } from '#queries'
import { useText, useTimeZone } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { setupText } from '../text.ts'
import { participationOf } from './participation.ts'
import { ParticipationView, type RecentParticipation } from './ParticipationView.tsx'

export interface ParticipationProps {
  at: SafeRef
  chain: ChainSummary
  /** As the contract has them, or else the gateway. */
  owners: Remote<readonly Address[]>
}

/** How many transactions are looked at: a request each. */
const most = 20

/** What the owners did for the Safe's latest transactions, loaded when it is asked for. */
export function Participation({ at, chain, owners }: ParticipationProps) {
  const [isWanted, setWanted] = useState(false)
  return isWanted && owners.status === 'ready' ? (
    <Recent at={at} chain={chain} owners={owners.value} />
  ) : (
    <ParticipationView
      chain={chain}
      recent={isWanted ? unread(owners) : undefined}
      onLoad={() => setWanted(true)}
    />
  )
}

const unread = (owners: Remote<readonly Address[]>) =>
  owners.status === 'failed' ? failed(owners.reason, owners.retry) : loading

function Recent({
  at,
  chain,
  owners,
}: {
  at: SafeRef
  chain: ChainSummary
  owners: readonly Address[]
}) {
  const text = useText(setupText)
  const { gateway } = useEnvironment()
  const timeZone = useTimeZone()
  const history = useInfiniteQuery(
    useMemo(() => historyQuery(gateway, at, timeZone), [gateway, at, timeZone]),
  )
  const rows = (history.data?.days ?? [])
    .flatMap(({ items }) => items)
    .filter(({ multisig }) => multisig)
    .slice(0, most)
  const details = useQueries({ queries: rows.map(({ id }) => transactionQuery(gateway, at, id)) })
  const listed = toRemote(history)
  const known = details.flatMap(({ data }) => (data ? [data] : []))
  const missing = details.filter(({ isError, data }) => isError && !data)
  const retry = () => missing.forEach((one) => void one.refetch())
  const recent = (): Remote<RecentParticipation> => {
    if (listed.status !== 'ready') return listed
    if (known.length + missing.length < rows.length) return loading
    const first = missing[0] && toRemote(missing[0])
    if (first?.status === 'failed' && known.length === 0) return failed(first.reason, retry)
    return ready(
      {
        count: known.length,
        since: Math.min(...rows.map((row) => row.at)),
        owners: participationOf(known, owners),
      },
      {
        missing:
          missing.length > 0 ? [text('participation.missing', { count: missing.length })] : [],
        retry,
      },
    )
  }
  return <ParticipationView chain={chain} recent={recent()} onLoad={() => {}} />
}
