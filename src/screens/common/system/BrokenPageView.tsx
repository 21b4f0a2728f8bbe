import { Button, Logo, useText } from '#ui'
import { BrokenDetail } from './BrokenDetail.tsx'
import type { BrokenViewProps } from './BrokenView.tsx'
import styles from './StartScreens.module.css'
import { systemText } from './text.ts'

/** The page shown if the frame of all pages threw an error while rendering. */
export function BrokenPageView({ detail, onRetry, onClear }: BrokenViewProps) {
  const text = useText(systemText)
  return (
    <main className={styles.page}>
      <div className={styles.card} role="alert">
        <Logo size={40} />
        <h1 className={styles.heading}>{text('brokePage.heading')}</h1>
        <p className={styles.text}>{text('brokePage.text')}</p>
        {onClear && <p className={styles.text}>{text('broke.clearText')}</p>}
        {detail && (
          <div className={styles.list}>
            <BrokenDetail detail={detail} />
          </div>
        )}
        <div className={styles.actions}>
          <Button variant="primary" onClick={onRetry}>
            {text('broke.retry')}
          </Button>
          {onClear && <Button onClick={onClear}>{text('broke.clear')}</Button>}
        </div>
      </div>
    </main>
  )
}
