import Check from 'lucide-react/icons/check'
import { Button, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import styles from './Queue.module.css'
import { reasonText } from './reasonText.ts'
import type { RowState } from '#screens/common/rows'
import { queueText } from './text.ts'

export interface RowButtonsProps {
  action: NonNullable<RowState['action']>
  /**
   * Part of the button's accessible name: several buttons called "Sign" could not be
   * distinguished.
   */
  title: string
  /** The next nonce that can be executed. */
  safeNonce: number | undefined
  /** Whether it is the primary action of this view. */
  primary: boolean
  onPress: () => void
}

/** The available action of a pending row, or why it is disabled. */
export function RowButtons({
  action: { kind, may },
  title,
  safeNonce,
  primary,
  onPress,
}: RowButtonsProps) {
  const text = useText(queueText)
  const { locale } = useTextSettings()
  if (!may.allowed && may.reason === 'alreadySigned') {
    return (
      <span className={styles.signed}>
        <Check size={15} aria-hidden />
        {text('signedByYou')}
      </span>
    )
  }
  return (
    <Button
      size="s"
      variant={primary ? 'primary' : 'secondary'}
      aria-label={formatList(locale, [text(kind), title])}
      disabledReason={may.allowed ? undefined : reasonText(text, may.reason, safeNonce)}
      data-action={kind}
      onClick={onPress}
    >
      {text(kind)}
    </Button>
  )
}
