import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { createPortal } from 'react-dom'
import { Button } from '../Button/Button.tsx'
import { uiText } from '../text/uiText.ts'
import { useFormat } from '../text/useFormat.ts'
import { useText } from '../text/useText.ts'
import { useTheme } from '../theme/ThemeContext.ts'
import { noticeText } from './text.ts'
import styles from './StaleBanner.module.css'

export interface StaleBannerProps {
  /** Whether the refresh is pending; by default it has failed. */
  updating?: boolean | undefined
  /** Time of the last successful load, in milliseconds since 1970. */
  since?: number | undefined
  onRetry?: (() => void) | undefined
}

/**
 * A banner for stale data: its refresh failed or takes longer than a second. Floats above the page
 * so nothing moves, and above a bottom bar whose height is `--bottom-bar`.
 */
export function StaleBanner({ updating, since, onRetry }: StaleBannerProps) {
  const t = useText(uiText)
  const notice = useText(noticeText)
  const format = useFormat()
  const { container } = useTheme()
  const Icon = updating ? RefreshCw : CloudOff
  const banner = (
    <div
      className={styles.banner}
      data-waits=""
      data-updating={updating || undefined}
      role="status"
    >
      <Icon size={16} aria-hidden />
      <p className={styles.words}>
        <span className={styles.title}>{updating ? notice('updating') : t('stale.title')}</span>
        {!updating && (
          <span className={styles.text}>
            {since === undefined ? t('stale.text') : t('stale.since', { time: format.when(since) })}
          </span>
        )}
      </p>
      {!updating && onRetry && (
        <Button size="s" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
  // Rendered in a portal: in some browsers, containers for container queries are the containing
  // block of fixed elements.
  return container === undefined ? banner : container && createPortal(banner, container)
}
