import { useEffect } from 'react'

export const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** ⌘K or Ctrl K opens "Go to", unless a dialog is open: its work must not be left by accident. */
export function useGoToKey(onOpen: (open: boolean) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      const hasDialog = document.querySelector('[role=dialog]:not([hidden])') !== null
      if (!hasDialog) onOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onOpen])
}
