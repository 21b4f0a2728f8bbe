import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type Remote, sameAddress, type SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { toRemote, transactionQuery } from '#queries'
import { displayStatus } from '#safe'
import { Notice, useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { isRequested, isFinal, shownReview, transactionText, useReviewOf } from '../review/index.ts'
import { TransactionView } from './TransactionView.tsx'

const ConfirmDialog = lazy(async () => ({ default: (await import('#screens/confirm')).ConfirmDialog }))
const ExecuteDialog = lazy(async () => ({ default: (await import('#screens/execute')).ExecuteDialog }))

export interface TransactionScreenProps {
  at: SafeRef
  /** `multisig_…`, `module_…`, `transfer_…`, or a bare safeTxHash. */
  id: string
}

const noNames = new Map<string, string>()

/** The page of one transaction. */
export function TransactionScreen({ at, id }: TransactionScreenProps) {
  const text = useText(transactionText)
  const { gateway, chains } = useEnvironment()
  const wallet = useWallet()
  const [open, setOpen] = useState<'confirm' | 'execute' | undefined>(undefined)
  const transaction: Remote<TransactionDetail> = toRemote(useQuery(transactionQuery(gateway, at, id)))
  const { detail, chain, verification, safe, pending, action, conflicts } = useReviewOf(transaction.status === 'ready' ? transaction.value : undefined, wallet)
  if (detail && !isRequested(detail, at, id)) {
    return (
      <>
        <h1>{text('heading')}</h1>
        <Notice tone="danger" title={text(sameAddress(detail.at.address, at.address) ? 'otherTransaction' : 'otherSafe.title')}>
          {text('otherSafe.text')}
        </Notice>
      </>
    )
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <TransactionView
        transaction={transaction}
        chain={chain}
        names={noNames}
        review={verification && shownReview(text, verification, { conflicts, record: detail !== undefined && isFinal(detail) })}
        status={pending && displayStatus(pending, safe)}
        submitted={pending?.confirmedBy.length ?? 0}
        action={action}
        queueHref={linkTo(chains, at, 'queue')}
        historyHref={linkTo(chains, at, 'history')}
        onConfirm={() => setOpen('confirm')}
        onExecute={() => setOpen('execute')}
      />
      <Suspense fallback={null}>
        {open === 'confirm' && detail && <ConfirmDialog at={at} id={detail.id} onClose={close} />}
        {open === 'execute' && detail && <ExecuteDialog at={at} id={detail.id} onClose={close} />}
      </Suspense>
    </>
  )
}
