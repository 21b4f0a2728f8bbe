import { createContext, useContext } from 'react'

/** A toast without an action goes by itself after this time, in milliseconds. */
export const toastDuration = 6000
/** So many at once; the oldest goes first. */
export const maxToasts = 3

export type ToastTone = 'info' | 'done' | 'failed'

export interface ToastMessage {
  tone?: ToastTone | undefined
  title: string
  text?: string | undefined
  action?: { label: string; onClick: () => void } | undefined
  /** Stays until it is dismissed. Failures and toasts with an action stay by themselves. */
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

/** Tells something at the edge of the page: `show({ tone: 'done', title })`. Needs a ToastProvider above. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast was called outside of a ToastProvider, so nothing could be shown. Put a ToastProvider inside the ThemeRoot.')
  return toasts
}

export const staysOpen = ({ tone, action, stays }: ToastMessage): boolean => stays ?? (tone === 'failed' || action !== undefined)
