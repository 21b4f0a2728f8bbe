import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import styles from './Toast.module.css'
import { staysOpen, type ToastMessage, type ToastTone, toastDuration } from './toasts.ts'
import type { IconComponent } from '../icon.ts'

export interface ToastProps extends ToastMessage {
  id: number
  onDismiss: (id: number) => void
}

const icons: Record<ToastTone, IconComponent> = {
  info: Info,
  done: CircleCheck,
  failed: CircleAlert,
}

/** A short message. Its timer pauses while it is hovered or contains the focus. */
export function Toast({ id, tone = 'info', title, text, action, stays, onDismiss }: ToastProps) {
  const t = useText(uiText)
  const [isPaused, setPaused] = useState(false)
  const isTimed = !isPaused && !staysOpen({ tone, title, action, stays })
  useEffect(() => {
    if (!isTimed) return
    const timer = setTimeout(() => onDismiss(id), toastDuration)
    return () => clearTimeout(timer)
  }, [isTimed, onDismiss, id])
  const Icon = icons[tone]
  const dismiss = () => onDismiss(id)
  const pauseHandlers = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
  return (
    <div className={styles.toast} data-tone={tone} {...pauseHandlers}>
      <Icon className={styles.icon} size={18} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        {action && (
          <Button
            size="s"
            className={styles.action}
            onClick={() => {
              action.onClick()
              dismiss()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="s" icon={X} label={t('dismiss')} onClick={dismiss} />
    </div>
  )
}
