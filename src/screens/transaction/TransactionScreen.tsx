import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type Remote, sameAddress, type SafeRef } from '#base'
import { toRemote, type TransactionDetail, transactionQuery } from '#queries'
import { Notice, useText } from '#ui'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { allowedOf, whoOf } from './allowed.ts'
import { proofStrip } from './proofStrip.ts'
import { transactionText } from './text.ts'
import { TransactionView } from './TransactionView.tsx'
import { useProof } from './useProof.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }))
const ExecuteDialog = lazy(async () => ({ default: (await import('./ExecuteDialog.tsx')).ExecuteDialog }))

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
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const [open, setOpen] = useState<'confirm' | 'execute' | undefined>(undefined)
  const transaction: Remote<TransactionDetail> = toRemote(useQuery(transactionQuery(gateway, at, id)))
  const detail = transaction.status === 'ready' ? transaction.value : undefined
  const proven = useProof(detail)
  if (detail && !sameAddress(detail.at.address, at.address)) {
    return (
      <>
        <h1>{text('heading')}</h1>
        <Notice tone="danger" title={text('otherSafe.title')}>
          {text('otherSafe.text')}
        </Notice>
      </>
    )
  }
  const allowed = allowedOf(detail, proven, whoOf(wallet))
  const record = detail !== undefined && detail.status !== 'AWAITING_CONFIRMATIONS' && detail.status !== 'AWAITING_EXECUTION'
  const close = () => setOpen(undefined)
  return (
    <>
      <TransactionView
        transaction={transaction}
        chain={chain}
        names={noNames}
        proof={proven && proofStrip(text, proven, { record })}
        onRetryProof={proven?.retry}
        risks={proven?.risks ?? []}
        confirm={allowed.confirm}
        execute={allowed.execute}
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
