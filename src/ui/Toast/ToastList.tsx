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
  /** Give the list its theme where it stands outside the root. */
  attributes: ThemeAttributes
}

/** The place of the toasts: a live region that is there before its first one. */
export function ToastList({ toasts, onDismiss, attributes }: ToastListProps) {
  const t = useText(uiText)
  return (
    <section {...attributes} className={styles.viewport} aria-label={t('notifications')} aria-live="polite" onPointerDown={keepToItself}>
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onDismiss={onDismiss} />
      ))}
    </section>
  )
}

/** A press on a toast is none beside an open dialog, which would close by it. */
const keepToItself = (event: PointerEvent) => event.stopPropagation()
