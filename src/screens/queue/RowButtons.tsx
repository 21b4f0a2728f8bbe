import Check from 'lucide-react/icons/check'
import { Button, useText, useTextSettings } from '#ui'
import { formatList } from '../shared/formatList.ts'
import styles from './Queue.module.css'
import { reasonText } from './reasonText.ts'
import type { RowState } from '../shared/rowState.ts'
import { queueText } from './text.ts'

export interface RowButtonsProps {
  action: NonNullable<RowState['action']>
  /** Names the row in the button's own name: a list of buttons called "Confirm" tells nothing apart. */
  title: string
  /** The nonce that goes first. */
  safeNonce: number | undefined
  /** The first thing to do in this view. */
  primary: boolean
  onPress: () => void
}

/** What can be done with a waiting row, or why it cannot. */
export function RowButtons({ action: { kind, may }, title, safeNonce, primary, onPress }: RowButtonsProps) {
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
      data-act={kind}
      onClick={onPress}
    >
      {text(kind)}
    </Button>
  )
}
