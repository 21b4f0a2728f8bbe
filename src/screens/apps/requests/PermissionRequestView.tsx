import { useContext } from 'react'
import type { RestrictedMethods } from '#apps/host'
import { Button, Dialog, useText } from '#ui'
import { appsText } from '#screens/apps/common'
import { AskingApp, Origin, useAskingName } from './Origin.tsx'
import styles from './Request.module.css'
import { useArmed } from '#screens/common/hooks'

export interface PermissionRequestViewProps {
  origin: string
  network: string
  names: readonly RestrictedMethods[]
  onAllow: () => void
  /** Rejects the request; the decision is stored. */
  onReject: () => void
  /** Closed without a decision. */
  onClose: () => void
}

/** The data that an app wants to read. */
export function PermissionRequestView({
  origin,
  network,
  names,
  onAllow,
  onReject,
  onClose,
}: PermissionRequestViewProps) {
  const text = useText(appsText)
  const isArmed = useArmed()
  const name = useAskingName(origin)
  // The suggested choice is never to trust an unknown app.
  const isListed = useContext(AskingApp)?.isListed === true
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={text('permission.title')}
      footer={
        <>
          <Button onClick={onReject}>{text('permission.decline')}</Button>
          <Button
            variant={isListed ? 'primary' : undefined}
            onClick={onAllow}
            disabledReason={isArmed ? undefined : text('request.soon')}
          >
            {text('permission.allow')}
          </Button>
        </>
      }
    >
      <div className={styles.request}>
        <Origin origin={origin} />
        <p className={styles.lead}>{text('permission.text', { origin: name })}</p>
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name}>{text(`permission.${name}`, { network })}</li>
          ))}
        </ul>
        <p className={styles.quiet}>{text('permission.later')}</p>
      </div>
    </Dialog>
  )
}
