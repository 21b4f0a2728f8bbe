import { readFailure } from '#gateway'
import { Dialog, Problem, Skeleton } from '#ui'
import styles from './Transaction.module.css'

export interface LoadingDialogViewProps {
  title: string
  error: unknown
  onRetry: () => void
  onClose: () => void
}

/** A dialog whose transaction is still on its way, or did not come. */
export function LoadingDialogView({ title, error, onRetry, onClose }: LoadingDialogViewProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} step="loading">
      {error ? (
        <Problem variant="inline" reason={readFailure(error, navigator.onLine)} onRetry={onRetry} />
      ) : (
        <div className={styles.dialog}>
          <Skeleton shape="line" announced />
          <Skeleton shape="block" height={120} />
          <Skeleton shape="block" height={64} />
        </div>
      )}
    </Dialog>
  )
}
