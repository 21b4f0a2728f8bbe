import { Button } from '../Button/Button.tsx'
import { uiText } from '../text/uiText.ts'
import { useFormat } from '../text/useFormat.ts'
import { useText } from '../text/useText.ts'
import { Notice } from './Notice.tsx'
import styles from './StaleBanner.module.css'

export interface StaleBannerProps {
  /** Time of the last successful load, in milliseconds since 1970. */
  since?: number | undefined
  onRetry?: (() => void) | undefined
}

/** Warns that the data is stale: the last refresh failed, or the first one of this visit is slow. Appears after one second. */
export function StaleBanner({ since, onRetry }: StaleBannerProps) {
  const t = useText(uiText)
  const format = useFormat()
  return (
    <div className={styles.banner} data-waits="">
      <Notice
        tone="warning"
        live
        title={t('stale.title')}
        action={
          onRetry && (
            <Button size="s" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {since === undefined ? t('stale.text') : t('stale.since', { time: format.dateTime(since) })}
      </Notice>
    </div>
  )
}
