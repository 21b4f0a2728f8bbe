import type { ReactNode } from 'react'
import { useTheme } from './ThemeContext.ts'
import { warnUnstyled } from './warnUnstyled.ts'

/**
 * Applies the root's theme to a component among the app's own elements (`surface="host"`), without
 * a box. Has no effect elsewhere.
 */
export function ThemeScope({ children }: { children: ReactNode }) {
  const { onHost, attributes, container } = useTheme()
  if (process.env.NODE_ENV === 'development') warnUnstyled(container !== undefined)
  if (!onHost) return children
  return (
    <span {...attributes} data-coffer-scope="">
      {children}
    </span>
  )
}
