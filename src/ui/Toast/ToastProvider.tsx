import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTheme } from '../theme/ThemeContext.ts'
import { ToastList } from './ToastList.tsx'
import { maxToasts, type ShownToast, ToastContext, type ToastMessage } from './toasts.ts'

export interface ToastProviderProps {
  children: ReactNode
  /** Toasts shown initially. */
  initial?: readonly ToastMessage[] | undefined
}

const none: readonly ToastMessage[] = []

/** Holds the page's toasts and lets its descendants show them. */
export function ToastProvider({ children, initial = none }: ToastProviderProps) {
  const { container, attributes } = useTheme()
  const next = useRef(initial.length)
  const [shown, setShown] = useState<readonly ShownToast[]>(() =>
    initial.map((message, id) => ({ ...message, id })),
  )
  const show = useCallback((message: ToastMessage) => {
    const id = next.current++
    setShown((before) => [...before, { ...message, id }].slice(-maxToasts))
    return id
  }, [])
  const dismiss = useCallback(
    (id: number) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  )
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss])
  const list = <ToastList toasts={shown} onDismiss={dismiss} attributes={attributes} />
  return (
    <ToastContext value={toasts}>
      {children}
      {container ? createPortal(list, container) : list}
    </ToastContext>
  )
}
