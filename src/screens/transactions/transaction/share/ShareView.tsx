import FileDown from 'lucide-react/icons/file-down'
import { Button, CopyButton, Dialog, useText } from '#ui'
import { QrCode } from '#wallet/QrCode'
import styles from './ShareView.module.css'
import { sharedTransactionText } from '../shared/text.ts'

export interface ShareViewProps {
  link: string
  /** How many signatures it contains. */
  signatures?: number | undefined
  /** How many transactions it contains, if it's a queue. */
  transactions?: number | undefined
  onSave: () => void
  onClose: () => void
}

/**
 * Characters that the largest QR code holds, with the error correction that ours have (ISO/IEC
 * 18004, version 40, M).
 */
const longestCode = 2_331

/** A transaction with its signatures, or a whole queue, as a link, a code, and a file. */
export function ShareView({ link, signatures = 0, transactions, onSave, onClose }: ShareViewProps) {
  const text = useText(sharedTransactionText)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(transactions === undefined ? 'share.title' : 'share.queue')}
      size="s"
    >
      <div className={styles.share}>
        <p>
          {transactions === undefined
            ? text('share.text', { count: signatures })
            : text('share.queueText', { count: transactions })}
        </p>
        <div className={styles.code}>
          {link.length > longestCode ? (
            <p>{text('share.tooLong')}</p>
          ) : (
            <QrCode
              value={link}
              label={text('share.code')}
              fallback={<p>{text('share.noCode')}</p>}
            />
          )}
        </div>
        <div className={styles.actions}>
          <CopyButton value={link} what={text('share.link')} words />
          <Button size="s" icon={FileDown} onClick={onSave}>
            {text('share.file')}
          </Button>
        </div>
        <p className={styles.muted}>{text('share.private')}</p>
      </div>
    </Dialog>
  )
}
