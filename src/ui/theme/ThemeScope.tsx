import type { ReactNode } from 'react'
import { useTheme } from './ThemeContext.ts'

/** Applies the root's theme to a component among the app's own elements (`surface="host"`), without a box. Has no effect elsewhere. */
export function ThemeScope({ children }: { children: ReactNode }) {
  const { onHost, attributes } = useTheme()
  if (!onHost) return children
  return (
    <span {...attributes} data-coffer-scope="">
      {children}
    </span>
  )
}
