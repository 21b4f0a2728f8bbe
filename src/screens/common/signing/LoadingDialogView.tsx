import type { Failure } from '#base'
import { Button, Dialog, Problem, Skeleton, useText } from '#ui'
import styles from './Review.module.css'
import { transactionText } from './text.ts'

export interface LoadingDialogViewProps {
  title: string
  /** Why loading failed. */
  failure: Failure | undefined
  onRetry: () => void
  onClose: () => void
}

/** A dialog while its transaction is loading, in its final height, or after loading failed. */
export function LoadingDialogView({ title, failure, onRetry, onClose }: LoadingDialogViewProps) {
  const text = useText(transactionText)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      step="loading"
      footer={<Button onClick={onClose}>{text('cancel')}</Button>}
    >
      {failure ? (
        <Problem variant="inline" reason={failure} onRetry={onRetry} />
      ) : (
        <div className={styles.dialog}>
          <div>
            <Skeleton count={2} announced />
          </div>
          <Skeleton shape="block" height="var(--review-room)" />
          <Skeleton shape="block" height={110} />
          <Skeleton width={160} />
        </div>
      )}
    </Dialog>
  )
}
