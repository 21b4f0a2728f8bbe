import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Notice.module.css'
import type { IconComponent } from '../icon.ts'

export type NoticeTone = 'info' | 'warning' | 'danger' | 'done'

export interface NoticeProps {
  tone?: NoticeTone | undefined
  title?: string | undefined
  children?: ReactNode
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  /** Announced when it appears; leave it out for notices that are present from the start. */
  live?: boolean | undefined
}

const icons: Record<NoticeTone, IconComponent> = {
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
  done: CircleCheck,
}

/** An inline message that stays until its cause is gone. */
export function Notice({ tone = 'info', title, children, action, onDismiss, live }: NoticeProps) {
  const t = useText(uiText)
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={live ? 'status' : undefined}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden />
        <VisuallyHidden>{t(`notice.${tone}`)}</VisuallyHidden>
      </span>
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div className={styles.text}>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && <IconButton size="s" icon={X} label={t('dismiss')} onClick={onDismiss} />}
    </div>
  )
}
