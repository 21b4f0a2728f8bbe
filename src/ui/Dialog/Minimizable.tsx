import { createContext, type ReactNode, useContext } from 'react'

interface Minimizing {
  isMinimized: boolean
  onMinimize: () => void
  label: string
}

const MinimizingContext = createContext<Minimizing | undefined>(undefined)

export interface MinimizableProps {
  /** Puts its dialogs away: they are invisible and unreachable, and keep what they hold. */
  minimized: boolean
  /** Called by the button that the dialogs have for it. */
  onMinimize: () => void
  /** The button's label. */
  label: string
  children?: ReactNode
}

/** Dialogs that can be put away for a look at the page, and come back as they were. */
export function Minimizable({ minimized, onMinimize, label, children }: MinimizableProps) {
  return (
    <MinimizingContext value={{ isMinimized: minimized, onMinimize, label }}>
      {children}
    </MinimizingContext>
  )
}

/** What dialogs here can be put away with; undefined where they can't. */
export const useMinimizing = () => useContext(MinimizingContext)
