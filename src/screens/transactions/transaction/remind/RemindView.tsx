import Share from 'lucide-react/icons/share-2'
import { Button, CopyButton, Dialog, Notice, useText } from '#ui'
import styles from './RemindView.module.css'
import { remindText } from './text.ts'

export interface RemindViewProps {
  /** The owner's name or short address. */
  name: string
  /** undefined if there is nothing to send anymore. */
  message: string | undefined
  link: string
  /** Opens the share menu of the device; undefined if it has none. */
  onShare?: (() => void) | undefined
  /** Whether the share menu couldn't be opened. */
  hasFailed?: boolean | undefined
  onClose: () => void
}

/** A message to an owner whose signature is missing: the user sends it, not the app. */
export function RemindView({ name, message, link, onShare, hasFailed, onClose }: RemindViewProps) {
  const text = useText(remindText)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('title', { name })}
      description={message === undefined ? undefined : text('text')}
      size="s"
    >
      <div className={styles.remind}>
        {message === undefined ? (
          <Notice tone="done" live>
            {text('over')}
          </Notice>
        ) : (
          <>
            <p className={styles.message} role="group" aria-label={text('message')} dir="auto">
              {message}
            </p>
            <div className={styles.actions}>
              <CopyButton value={message} what={text('what.message')} words />
              <CopyButton value={link} what={text('what.link')} words />
              {onShare && (
                <Button size="s" icon={Share} onClick={onShare}>
                  {text('share')}
                </Button>
              )}
            </div>
          </>
        )}
        {hasFailed && message !== undefined && (
          <Notice tone="warning" live>
            {text('shareFailed')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
