import { Notice, Button, useText } from '#ui'
import { BrokenDetail } from './BrokenDetail.tsx'
import styles from './StartScreens.module.css'
import { systemText } from './text.ts'

export interface BrokenViewProps {
  detail?: string | undefined
  onRetry: () => void
  /** Deletes the saved responses of the gateway and reloads; only where a whole page is broken. */
  onClear?: (() => void) | undefined
}

/** Shown if a part of the page threw an error while rendering. */
export function BrokenView({ detail, onRetry, onClear }: BrokenViewProps) {
  const text = useText(systemText)
  const action = (
    <span className={styles.actions}>
      <Button onClick={onRetry}>{text('broke.retry')}</Button>
      {onClear && <Button onClick={onClear}>{text('broke.clear')}</Button>}
    </span>
  )
  return (
    <Notice tone="danger" title={text('broke.title')} live action={action}>
      <p>{text('broke.text')}</p>
      {onClear && <p>{text('broke.clearText')}</p>}
      <BrokenDetail detail={detail} />
    </Notice>
  )
}
