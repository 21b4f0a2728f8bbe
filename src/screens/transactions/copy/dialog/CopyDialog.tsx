import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mapRemote, type SafeRef, zeroAddress } from '#base'
import type { TransactionDetail } from '#domain'
import { balancesQuery, toRemote, transactionQuery } from '#queries'
import { callsOf, isRejection } from '#safe'
import { useText } from '#ui'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { usePreferences } from '#screens/core/preferences'
import { changeDraft, withCalls } from '#screens/core/stores'
import { useLookAlikes } from '#screens/common/suspicions'
import { effectOf, readCall } from '#screens/transactions/draft'
import { isRequested, useTokens } from '#screens/transactions/review'
import { AddedView } from '#screens/transactions/send'
import { CopyView } from './CopyView.tsx'
import { copyText } from './text.ts'

export interface CopyDialogProps {
  at: SafeRef
  /** The transaction's ID at the gateway. */
  id: string
  onClose: () => void
}

/** Adds the actions of any transaction of a Safe to its draft, where they are reviewed again. */
export function CopyDialog({ at, id, onClose }: CopyDialogProps) {
  const text = useText(copyText)
  const { gateway, chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const [{ currency }] = usePreferences()
  const [isAdded, setAdded] = useState(false)
  const transaction = toRemote(useQuery(transactionQuery(gateway, at, id)))
  const detail = transaction.status === 'ready' ? transaction.value : undefined
  const calls = detail && copiedCalls(detail, at, id)
  const effects = (calls ?? []).map((call) => effectOf(call, at.address))
  const tokens = useTokens(at, { kind: 'batch', to: zeroAddress, effects })
  const held = useQuery(balancesQuery(gateway, at, currency)).data?.items ?? []
  const { lookAlikesIn } = useLookAlikes(at)
  if (!chain) return null
  if (isAdded)
    return (
      <AddedView
        title={text('added', { count: calls?.length ?? 0 })}
        href={linkTo(chains, at, 'newTransaction')}
        onClose={onClose}
      />
    )
  return (
    <CopyView
      chain={chain}
      actions={mapRemote(transaction, () =>
        calls?.map((call) => readCall(call, { safe: at.address, tokens, held })),
      )}
      tokens={tokens}
      lookAlikes={lookAlikesIn([calls, effects])}
      onAdd={() => {
        if (!calls) return
        changeDraft(at, (before) => ({
          ...withCalls(before, calls),
          note: before.note || (detail?.note ?? ''),
        }))
        setAdded(true)
      }}
      onClose={onClose}
    />
  )
}

/** The calls of a transaction that owners sign; a rejection makes none. */
function copiedCalls(detail: TransactionDetail, at: SafeRef, id: string) {
  const { tx } = detail
  if (!tx || !isRequested(detail, at, id) || isRejection(tx, at.address)) return undefined
  return callsOf(tx, at.address)
}
