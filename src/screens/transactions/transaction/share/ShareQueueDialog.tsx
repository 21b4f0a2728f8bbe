import { useQueries } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { readFailure, transactionQuery } from '#queries'
import { encodeQueueFile, encodeQueueLink } from '#safe'
import { useText } from '#ui'
import { saveFile } from '#screens/common/csv'
import { usePending } from '#screens/common/pending'
import { LoadingDialogView } from '#screens/common/signing'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { sharedFrom } from '#screens/transactions/review'
import { sharedTransactionText } from '../shared/text.ts'
import { ShareView } from './ShareView.tsx'

export interface ShareQueueDialogProps {
  at: SafeRef
  /** IDs of the pending transactions. */
  ids: readonly string[]
  onClose: () => void
}

/** Passes all pending transactions on, with every signature that is known here. */
export function ShareQueueDialog({ at, ids, onClose }: ShareQueueDialogProps) {
  const text = useText(sharedTransactionText)
  const { gateway, chains } = useEnvironment()
  const entries = usePending()
  const details = useQueries({ queries: ids.map((id) => transactionQuery(gateway, at, id)) })
  const failed = details.find(({ error }) => error !== null)
  if (failed || details.some(({ data }) => !data))
    return (
      <LoadingDialogView
        title={text('share.queue')}
        failure={failed && readFailure(failed.error, navigator.onLine)}
        onRetry={() => details.forEach(({ error, refetch }) => error !== null && void refetch())}
        onClose={onClose}
      />
    )
  const all = details.flatMap(({ data }) => (data && sharedFrom(data, entries)) ?? [])
  const path = `${linkTo(chains, at, 'transaction')}#${encodeQueueLink(all)}`
  return (
    <ShareView
      link={new URL(path, location.href).href}
      transactions={all.length}
      onSave={() => saveFile('queue.json', encodeQueueFile(all), 'application/json')}
      onClose={onClose}
    />
  )
}
