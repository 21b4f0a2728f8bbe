import { useCallback, useState } from 'react'
import { type Address, sameAddress, type SafeRef } from '#base'
import { balancesQuery, transactionQuery } from '#queries'
import { rejectionTx } from '#safe'
import { Notice, useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { labelKey } from '#screens/core/stores'
import type { PrefetchInput } from '#screens/core/prefetch'
import { PricesProvider } from '#screens/common/money'
import { Page } from '#screens/common/pages'
import { transactionText } from '#screens/common/signing'
import {
  ConfirmDialog,
  DeleteDialog,
  ExecuteDialog,
  ProposeDialog,
} from '#screens/transactions/dialogs'
import { LabelsSection } from '#screens/transactions/labels'
import type { Agreed } from '#screens/transactions/review'
import { CopyDialog } from '#screens/transactions/copy'
import { useSend } from '#screens/transactions/send'
import { approvalText } from './approveAs/text.ts'
import { RawAnswer } from './RawAnswer.tsx'
import { RemindDialog } from './RemindDialog.ts'
import { ShareDialog } from './shared/ShareDialog.ts'
import { type OpenedDialog, TransactionDialogs } from './TransactionDialogs.tsx'
import { TransactionView } from './TransactionView.tsx'
import { useTransactionPage } from './useTransactionPage.ts'

export interface TransactionScreenProps {
  at: SafeRef
  /** `multisig_…`, `module_…`, `transfer_…`, or a bare safeTxHash. */
  id: string
}

/** The page of one transaction. */
export function TransactionScreen({ at, id }: TransactionScreenProps) {
  const text = useText(transactionText)
  const approvals = useText(approvalText)
  const toast = useToast()
  const { chains } = useEnvironment()
  const wallet = useWallet()
  const [open, setOpen] = useState<OpenedDialog>()
  /** The id of a transaction that was deleted here: the gateway doesn't know it anymore. */
  const [deleted, setDeleted] = useState<string>()
  const withCode = useWithCode()
  const execute = useCallback(
    (executed: string, agreed?: Agreed) =>
      withCode(ExecuteDialog, () => setOpen({ kind: 'execute', id: executed, agreed })),
    [withCode],
  )
  const executeSigned = useCallback((agreed?: Agreed) => execute(id, agreed), [execute, id])
  const { dialog: sendDialog, ...send } = useSend(at)
  const page = useTransactionPage(at, id, wallet, send.may)
  const { detail, moves, nested } = page
  if (detail && page.isOther) {
    return (
      <Page heading={text('heading')}>
        <Notice
          tone="danger"
          title={text(
            sameAddress(detail.at.address, at.address) ? 'otherTransaction' : 'otherSafe.title',
          )}
        >
          {text('otherSafe.text')}
        </Notice>
      </Page>
    )
  }
  if (deleted === id && open?.kind !== 'delete') {
    return (
      <Page
        heading={text('heading')}
        back={{ href: linkTo(chains, at, 'queue'), label: text('back.queue') }}
      >
        <Notice title={text('deleted.title')}>{text('deleted.text')}</Notice>
      </Page>
    )
  }
  const { replaces, deletes } = moves
  const nonce = detail?.tx?.nonce
  const queueHref = linkTo(chains, at, 'queue')
  const approve = (as: Address) =>
    void nested.draft(as).then(
      // Another dialog may have been opened meanwhile.
      (draft) =>
        withCode(ProposeDialog, () => setOpen((now) => now ?? { kind: 'approveAs', ...draft })),
      () =>
        toast.show({
          tone: 'failed',
          title: approvals('failed', {
            safe: nested.safes?.find(({ address }) => sameAddress(address, as))?.name ?? as,
          }),
        }),
    )
  const reject = (rejected: bigint) =>
    withCode(ProposeDialog, () =>
      setOpen({
        kind: 'reject',
        draft: {
          tx: rejectionTx(at.address, rejected),
          action: { kind: 'reject' },
          note: null,
        },
      }),
    )
  return (
    <PricesProvider at={at}>
      <TransactionView
        {...page.shown}
        links={{ queue: queueHref, history: linkTo(chains, at, 'history') }}
        actions={{
          available: page.available,
          onConfirm: () => withCode(ConfirmDialog, () => setOpen({ kind: 'confirm' })),
          onExecute: () => execute(id),
          onConnect: wallet.connect,
          onSwitchChain:
            wallet.switchChain &&
            (() => void wallet.switchChain?.(Number(at.chainId)).catch(() => undefined)),
          approveAs: moves.areKnown ? nested.safes : undefined,
          onApproveAs: approve,
          reject: moves.reject,
          onReject: nonce === undefined ? undefined : () => reject(nonce),
          onReplace:
            replaces === undefined
              ? undefined
              : () => send.open?.({ nonce: replaces, replaced: detail?.action }),
          onDelete:
            deletes &&
            (() => withCode(DeleteDialog, () => setOpen({ kind: 'delete', ...deletes }))),
          onShare: moves.mayShare
            ? () => withCode(ShareDialog, () => setOpen({ kind: 'share' }))
            : undefined,
          remind: {
            owners: page.awaited,
            onRemind: (owner) => withCode(RemindDialog, () => setOpen({ kind: 'remind', owner })),
          },
          onCopy:
            moves.areKnown && detail?.tx
              ? () => withCode(CopyDialog, () => setOpen({ kind: 'copy' }))
              : undefined,
        }}
        parts={{
          ...page.parts,
          labels: detail && <LabelsSection key={labelKey(detail)} at={at} of={detail} />,
          raw: detail && <RawAnswer at={at} id={id} />,
        }}
      />
      {open && (
        <TransactionDialogs
          at={at}
          open={open}
          detail={detail}
          awaited={page.awaited}
          queueHref={queueHref}
          onExecute={{ signed: executeSigned, other: execute }}
          onExecuteAs={(as, approval, agreed) =>
            withCode(ExecuteDialog, () => setOpen({ kind: 'executeAs', as, id: approval, agreed }))
          }
          onDeleted={() => setDeleted(id)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {sendDialog}
    </PricesProvider>
  )
}

TransactionScreen.prefetch = (
  { gateway, queries, currency }: PrefetchInput,
  { at, id }: TransactionScreenProps,
) => {
  void queries.prefetchQuery(transactionQuery(gateway, at, id))
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
}
