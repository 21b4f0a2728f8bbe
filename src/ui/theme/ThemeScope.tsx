import type { ReactNode } from 'react'
import { useTheme } from './ThemeContext.ts'

/** Around a part that may stand among an app's own elements (`surface="host"`): it brings the root's look with it, without a box. Elsewhere it is nothing. */
export function ThemeScope({ children }: { children: ReactNode }) {
  const { onHost, attributes } = useTheme()
  if (!onHost) return children
  return (
    <span {...attributes} data-coffer-scope="">
      {children}
    </span>
  )
}
