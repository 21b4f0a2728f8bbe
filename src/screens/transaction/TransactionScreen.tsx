import { useQuery } from '@tanstack/react-query'
import { createElement, useCallback, useState } from 'react'
import { type Remote, sameAddress, type SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { balancesQuery, toRemote, transactionQuery } from '#queries'
import { displayStatus } from '#safe'
import { Notice, useText } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '../code/index.ts'
import { confirmDialog, executeDialog } from '../dialogs.ts'
import { useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import type { PrefetchInput } from '../prefetch.ts'
import { isRequested, isFinal, shownReview, transactionText, useReviewOf } from '../review/index.ts'
import { PricesProvider } from '../shared/money.tsx'
import { TransactionView } from './TransactionView.tsx'

export interface TransactionScreenProps {
  at: SafeRef
  /** `multisig_…`, `module_…`, `transfer_…`, or a bare safeTxHash. */
  id: string
}

/** The page of one transaction. */
export function TransactionScreen({ at, id }: TransactionScreenProps) {
  const text = useText(transactionText)
  const { gateway, chains } = useEnvironment()
  const wallet = useWallet()
  const [open, setOpen] = useState<'confirm' | 'execute' | 'executeNow' | undefined>(undefined)
  const withCode = useWithCode()
  const execute = useCallback((starts: boolean) => withCode(executeDialog, () => setOpen(starts ? 'executeNow' : 'execute')), [withCode])
  const Confirm = confirmDialog.get()
  const Execute = executeDialog.get()
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
    <PricesProvider at={at}>
      <TransactionView
        transaction={transaction}
        chain={chain}
        review={verification && shownReview(text, verification, { conflicts, record: detail !== undefined && isFinal(detail) })}
        status={pending && displayStatus(pending, safe)}
        submitted={pending?.confirmedBy.length ?? 0}
        action={action}
        queueHref={linkTo(chains, at, 'queue')}
        historyHref={linkTo(chains, at, 'history')}
        onConfirm={() => withCode(confirmDialog, () => setOpen('confirm'))}
        onExecute={() => execute(false)}
        onConnect={wallet.connect}
        onSwitchChain={wallet.switchChain && (() => void wallet.switchChain?.(Number(at.chainId)).catch(() => undefined))}
      />
      {open === 'confirm' && detail && Confirm && createElement(Confirm, { at, id: detail.id, onExecute: execute, onClose: close })}
      {(open === 'execute' || open === 'executeNow') &&
        detail &&
        Execute &&
        createElement(Execute, { at, id: detail.id, starts: open === 'executeNow', onClose: close })}
    </PricesProvider>
  )
}

TransactionScreen.prefetch = ({ gateway, queries, currency }: PrefetchInput, { at, id }: TransactionScreenProps) => {
  void queries.prefetchQuery(transactionQuery(gateway, at, id))
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
}
