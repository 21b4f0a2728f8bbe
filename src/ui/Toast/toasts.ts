import { createContext, useContext } from 'react'

/** A toast without an action disappears after this time, in milliseconds. */
export const toastDuration = 6000
/** Maximum number of visible toasts; the oldest is removed first. */
export const maxToasts = 3

export type ToastTone = 'info' | 'done' | 'failed'

export interface ToastMessage {
  tone?: ToastTone | undefined
  title: string
  text?: string | undefined
  action?: { label: string; onClick: () => void } | undefined
  /** Stays until it is dismissed. Default for failures and toasts with an action. */
  stays?: boolean | undefined
}

export interface ShownToast extends ToastMessage {
  id: number
}

export interface Toasts {
  show: (message: ToastMessage) => number
  dismiss: (id: number) => void
}

export const ToastContext = createContext<Toasts | undefined>(undefined)

/** Shows a toast: `show({ tone: 'done', title })`. Requires a ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts)
    throw new Error(
      'useToast must be used within <ToastProvider>; nothing could be shown. ' +
        'Put <ToastProvider> inside <ThemeRoot>.',
    )
  return toasts
}

export const staysOpen = ({ tone, action, stays }: ToastMessage): boolean =>
  stays ?? (tone === 'failed' || action !== undefined)
