import { Button, Dialog, Notice, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { appsText } from '#screens/apps/common'
import { Origin } from './Origin.tsx'
import styles from './Request.module.css'

export interface UnsupportedMessageViewProps {
  origin: string
  /** `unclear`: it's ambiguous what would be signed. `noLibrary`: no contract signs it on-chain. */
  why: 'unclear' | 'noLibrary'
  onClose: () => void
}

/** A message that can't be signed here, and why. */
export function UnsupportedMessageView({ origin, why, onClose }: UnsupportedMessageViewProps) {
  const text = useText(appsText)
  const common = useText(transactionText)
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={text('message.unsupported')}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <div className={styles.request}>
        <Origin origin={origin} />
        <Notice tone="warning">{text(`message.${why}`)}</Notice>
      </div>
    </Dialog>
  )
}
