import { Button, Notice, useText } from '#ui'
import styles from './StartScreens.module.css'
import { systemText } from './text.ts'

export interface NotLoadedViewProps {
  why: 'offline' | 'away' | 'changed' | 'replaced'
  /** Tries again, or reloads the page if its code has been changed or replaced. */
  onRetry: () => void
  /** Whether the app hasn't started, so that there is no frame around it. */
  alone?: boolean | undefined
}

/** Shown instead of a page whose code couldn't be loaded. */
export function NotLoadedView({ why, onRetry, alone }: NotLoadedViewProps) {
  const text = useText(systemText)
  const isHere = why === 'changed' || why === 'replaced'
  const action = <Button onClick={onRetry}>{text(isHere ? 'replaced.action' : 'retry')}</Button>
  const notice = (
    <Notice tone="warning" title={text(`${why}Page.title`)} live action={action}>
      {text(`${why}Page.text`)}
    </Notice>
  )
  return alone ? <main className={styles.page}>{notice}</main> : notice
}
