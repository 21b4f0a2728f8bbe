import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { Button, ButtonLink, Dialog, Notice, useText } from '#ui'
import { FailureNotice, ReviewSummary, transactionText } from '../review/index.ts'
import styles from '../review/Review.module.css'
import { deleteText } from './text.ts'
import type { DeleteState } from './useDelete.ts'

export interface DeleteViewProps {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  state: DeleteState
  queueHref: string
  onDelete: () => void
  onBack: () => void
  onClose: () => void
}

/** What is deleted, and what deleting doesn't undo. */
export function DeleteView({ detail, chain, state, queueHref, onDelete, onBack, onClose }: DeleteViewProps) {
  const text = useText(deleteText)
  const words = useText(transactionText)
  const count = detail.multisig?.confirmations.length ?? 0
  const title = { review: text('heading'), signing: text('signing'), failed: text('heading'), done: text('done') }[state.step]
  const spoken = { review: undefined, failed: undefined, signing: text('signing.text'), done: text('done.text') }[state.step]
  const footer = {
    review: (
      <>
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button variant="danger" onClick={onDelete}>
          {text('sign')}
        </Button>
      </>
    ),
    signing: <Button onClick={onClose}>{words('cancel')}</Button>,
    failed: (
      <>
        <Button onClick={onBack}>{words('back')}</Button>
        <Button variant="primary" onClick={onDelete}>
          {words('retry')}
        </Button>
      </>
    ),
    done: (
      <ButtonLink variant="primary" href={queueHref}>
        {text('queue')}
      </ButtonLink>
    ),
  }[state.step]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      step={state.step}
      spoken={spoken}
      dismissible={state.step !== 'signing'}
      footer={footer}
    >
      <div className={styles.dialog}>
        <p className={styles.lead}>{spoken ?? text('text')}</p>
        {state.step === 'failed' &&
          (state.failure.at === 'signing' ? (
            <FailureNotice failure={state.failure} network={chain?.name ?? ''} />
          ) : (
            <Notice tone="danger" title={text(`fail.${state.failure.why}`)}>
              {state.failure.detail}
            </Notice>
          ))}
        {state.step !== 'done' && (
          <>
            <ReviewSummary action={detail.action} at={detail.at} chain={chain} nonce={detail.tx ? Number(detail.tx.nonce) : undefined} note={detail.note} />
            {count > 0 && (
              <Notice tone="warning" title={text('signed.title')}>
                {text('signed.text', { count })}
              </Notice>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
