import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChainSummary, DelayModule, DelayedSafe, SafeRef } from '#base'
import { queuedCallQuery, toRemote } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { useLookAlikes } from '#screens/common/suspicions'
import type { Recovery } from '#screens/transactions/skippedQueue'
import { RecoveryDialogView } from './RecoveryDialogView.tsx'

export interface RecoveryDialogProps {
  at: SafeRef
  chain: ChainSummary
  safe: DelayedSafe
  recoveries: readonly Recovery[]
  /** Why the connected account can't propose to cancel. */
  disabledReason: string | undefined
  onCancel: (module: DelayModule) => void
  onClose: () => void
}

/** Transactions queued by a Safe's modules with their effects, read from the chain's events. */
export function RecoveryDialog({ at, recoveries, ...rest }: RecoveryDialogProps) {
  const { client } = useEnvironment()
  const { lookAlikesIn } = useLookAlikes(at)
  const calls = useQueries({
    queries: recoveries.map(({ module, queued }) =>
      queuedCallQuery(client(at.chainId), at, module.address, queued),
    ),
    combine: dataOf,
  })
  const lookAlikes = useMemo(
    () => calls.map(({ data }) => lookAlikesIn([data])),
    [calls, lookAlikesIn],
  )
  const shown = recoveries.map((recovery, index) => {
    const call = calls[index]
    return {
      ...recovery,
      call: call ? call.remote : ({ status: 'loading' } as const),
      lookAlikes: lookAlikes[index] ?? [],
    }
  })
  return <RecoveryDialogView at={at} recoveries={shown} {...rest} />
}

const dataOf = <T,>(calls: readonly UseQueryResult<T>[]) =>
  calls.map((call) => ({ data: call.data, remote: toRemote(call) }))
