import type { PointerEvent } from 'react'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import type { ThemeAttributes } from '../theme/themeAttributes.ts'
import { Toast } from './Toast.tsx'
import styles from './Toast.module.css'
import type { ShownToast } from './toasts.ts'

export interface ToastListProps {
  toasts: readonly ShownToast[]
  onDismiss: (id: number) => void
  /** Apply the theme to the list when it is rendered outside the root. */
  attributes: ThemeAttributes
}

/** The toast viewport: a live region that exists before its first toast. */
export function ToastList({ toasts, onDismiss, attributes }: ToastListProps) {
  const t = useText(uiText)
  return (
    <section
      {...attributes}
      className={styles.viewport}
      aria-label={t('notifications')}
      aria-live="polite"
      onPointerDown={keepToItself}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onDismiss={onDismiss} />
      ))}
    </section>
  )
}

/** A press on a toast must not close an open dialog. */
const keepToItself = (event: PointerEvent) => event.stopPropagation()
