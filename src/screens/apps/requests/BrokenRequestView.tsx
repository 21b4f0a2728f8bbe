import { Button, Dialog, Notice, useText } from '#ui'
import { BrokenDetail } from '#screens/common/system'
import { appsText } from '#screens/apps/common'
import { messagesText } from '#screens/messages/common'
import { Origin } from './Origin.tsx'
import styles from './Request.module.css'

export interface BrokenRequestViewProps {
  origin: string
  detail: string | undefined
  onReject: () => void
}

/** In place of a request whose review threw an error: it can't be signed, only rejected. */
export function BrokenRequestView({ origin, detail, onReject }: BrokenRequestViewProps) {
  const text = useText(appsText)
  const words = useText(messagesText)
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onReject()}
      title={text('request.broken')}
      footer={
        <Button variant="primary" onClick={onReject}>
          {words('decline')}
        </Button>
      }
    >
      <div className={styles.request}>
        <Origin origin={origin} />
        <Notice tone="warning">
          <p>{text('request.brokenText')}</p>
          <BrokenDetail detail={detail} />
        </Notice>
      </div>
    </Dialog>
  )
}
