import { useEffect, useRef } from 'react'
import { Button, useText } from '#ui'
import styles from './AssetsView.module.css'
import { assetsText } from './text.ts'

export interface ChooseBarProps {
  /** Tokens chosen so far. */
  count: number
  onCancel: () => void
  onSave: () => void
}

/** Shown above the list while tokens to hide are chosen in it. */
export function ChooseBar({ count, onCancel, onSave }: ChooseBarProps) {
  const text = useText(assetsText)
  const bar = useRef<HTMLDivElement>(null)
  // It comes right before the checkboxes.
  useEffect(() => bar.current?.focus(), [])
  return (
    <div ref={bar} className={styles.choose} role="group" aria-label={text('choose')} tabIndex={-1}>
      <span className={styles.chooseWords}>
        <strong>{text('choose')}</strong>
        <span className={styles.label} role="status">
          {text('choose.count', { count })}
        </span>
      </span>
      <Button onClick={onCancel}>{text('choose.cancel')}</Button>
      <Button variant="primary" onClick={onSave}>
        {text('choose.save')}
      </Button>
    </div>
  )
}
