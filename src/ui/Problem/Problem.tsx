import type { Failure } from '#base'
import CloudOff from 'lucide-react/icons/cloud-off'
import SearchX from 'lucide-react/icons/search-x'
import ServerCrash from 'lucide-react/icons/server-crash'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorDetail } from '../ErrorDetail/ErrorDetail.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { failureText } from './failureText.ts'
import styles from './Problem.module.css'
import { problemText } from './text.ts'
import type { IconComponent } from '../icon.ts'

export interface ProblemProps {
  reason: Failure
  onRetry?: (() => void) | undefined
  /** Replaces the general heading: "Couldn't load the queue". */
  title?: string | undefined
  /** `inline` is one line inside a panel, `page` fills the view. */
  variant?: 'inline' | 'page' | undefined
  /** Another action next to "Try again". */
  action?: ReactNode
}

const icons: Record<Failure['kind'], IconComponent> = {
  offline: CloudOff,
  unreachable: CloudOff,
  timeout: Timer,
  notSent: TriangleAlert,
  notFound: SearchX,
  notOffered: SearchX,
  redirected: TriangleAlert,
  declined: TriangleAlert,
  limited: Timer,
  broken: ServerCrash,
}

/** A loading error: what happened, what to do, and a retry button. */
export function Problem({ reason, onRetry, title, variant = 'page', action }: ProblemProps) {
  const ui = useText(uiText)
  const t = useText(problemText)
  const words = failureText(t, reason)
  const Icon = icons[reason.kind]
  return (
    <div className={styles.problem} data-variant={variant} data-kind={reason.kind} role="alert">
      <span className={styles.icon}>
        <Icon size={variant === 'page' ? 22 : 18} aria-hidden />
      </span>
      <div className={styles.body}>
        <div className={styles.words}>
          <p className={styles.title}>{title ?? words.title}</p>
          <p className={styles.text}>{title ? `${words.title}. ${words.text}` : words.text}</p>
          {words.detail && (
            <div className={styles.details}>
              <ErrorDetail label={t('problem.details')} detail={words.detail} />
            </div>
          )}
        </div>
        {(onRetry || action) && (
          <div className={styles.action}>
            {onRetry && (
              <Button size={variant === 'page' ? 'm' : 's'} onClick={onRetry}>
                {ui('retry')}
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  )
}
