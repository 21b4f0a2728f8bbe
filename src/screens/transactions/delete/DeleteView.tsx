import type { TransactionDetail } from '#domain'
import { Notice, useText } from '#ui'
import { SignedRequestDialog, type SignedRequestDialogProps } from '#screens/transactions/confirm'
import { ReviewSummary } from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { deleteText } from './text.ts'

export interface DeleteViewProps extends Pick<
  SignedRequestDialogProps,
  'chain' | 'state' | 'isElsewhere' | 'onSwitchChain' | 'onBack' | 'onClose'
> {
  detail: TransactionDetail
  /** Whether only this browser has it, because there is no gateway: nothing is signed. */
  isLocal?: boolean | undefined
  queueHref: string
  onDelete: () => void
}

/** What is deleted, and what deleting doesn't undo. */
export function DeleteView({
  detail,
  isLocal,
  chain,
  queueHref,
  onDelete,
  onClose,
  ...request
}: DeleteViewProps) {
  const text = useText(deleteText)
  const common = useText(transactionText)
  const count = detail.multisig?.confirmations.length ?? 0
  return (
    <SignedRequestDialog
      {...request}
      chain={chain}
      words={{
        heading: text('heading'),
        lead: text(isLocal ? 'local' : 'text'),
        sign: text(isLocal ? 'local.action' : 'sign'),
        signing: text('signing'),
        signingText: text('signing.text'),
        done: common('deleted.title'),
        doneText: common('deleted.text'),
        declined: text('fail.declined'),
        unreachable: text('fail.unreachable'),
      }}
      variant="danger"
      end={[{ label: text('queue'), variant: 'primary', href: queueHref }]}
      onStart={onDelete}
      onCancel={onClose}
      onClose={onClose}
    >
      <ReviewSummary
        action={detail.action}
        at={detail.at}
        chain={chain}
        nonce={detail.tx ? Number(detail.tx.nonce) : undefined}
        note={detail.note}
      />
      {count > 0 && (
        <Notice tone="warning" title={text('signed.title')}>
          {text('signed.text', { count })}
          {/* A transaction that is already a rejection can't be rejected. */}
          {detail.action.kind !== 'reject' && ` ${text('signed.reject')}`}
        </Notice>
      )}
    </SignedRequestDialog>
  )
}
