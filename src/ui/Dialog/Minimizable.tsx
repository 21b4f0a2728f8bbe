import { createContext, type ReactNode, useContext } from 'react'

interface Minimizing {
  isMinimized: boolean
  onMinimize: () => void
  label: string
}

const MinimizingContext = createContext<Minimizing | undefined>(undefined)

export interface MinimizableProps {
  /** Minimizes its dialogs: they are invisible and unreachable but keep their state. */
  minimized: boolean
  /** Called by the button that the dialogs have for it. */
  onMinimize: () => void
  /** The button's label. */
  label: string
  children?: ReactNode
}

/** Dialogs that can be minimized to look at the page, and restored unchanged. */
export function Minimizable({ minimized, onMinimize, label, children }: MinimizableProps) {
  return (
    <MinimizingContext value={{ isMinimized: minimized, onMinimize, label }}>
      {children}
    </MinimizingContext>
  )
}

/** Minimizes the dialogs here; undefined where they can't be minimized. */
export const useMinimizing = () => useContext(MinimizingContext)
