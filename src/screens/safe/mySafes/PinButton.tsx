import Pin from 'lucide-react/icons/pin'
import { IconButton, useText } from '#ui'
import styles from './SafeList.module.css'
import { mySafesText } from './text.ts'

export interface PinButtonProps {
  /** The Safe's name. */
  safe: string
  pinned: boolean
  onPin: () => void
}

/**
 * Keeps a Safe at the top of its list. Visible while the row is hovered or focused, and always if
 * it is pinned or on touch screens; in narrow lists only if it is pinned.
 */
export const PinButton = ({ safe, pinned, onPin }: PinButtonProps) => {
  const text = useText(mySafesText)
  return (
    <IconButton
      size="s"
      icon={Pin}
      className={styles.pin ?? ''}
      label={text('pin', { safe })}
      aria-pressed={pinned}
      onClick={onPin}
    />
  )
}
