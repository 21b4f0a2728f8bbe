import type { StorageTrouble } from '#base'
import { Notice, useText } from '#ui'
import { noticesText } from './text.ts'

export interface StorageTroubleViewProps {
  /** Settings and added Safes, contacts, labels, or signatures and executions. */
  what: 'preferences' | 'contacts' | 'labels' | 'pending'
  trouble: StorageTrouble
  /** Where the copy of damaged data is. */
  backup: string
  onDismiss: () => void
}

/** Says that data that the user created couldn't be read, or isn't being saved. */
export function StorageTroubleView({ what, trouble, backup, onDismiss }: StorageTroubleViewProps) {
  const text = useText(noticesText)
  return (
    <Notice
      tone="warning"
      title={text(`storage.${what}.${trouble}.title`)}
      onDismiss={onDismiss}
      live
    >
      <p>{text(`storage.${what}.${trouble}.text`, { key: backup })}</p>
    </Notice>
  )
}
