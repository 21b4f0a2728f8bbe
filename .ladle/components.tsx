import { type ReactNode, useMemo, useState } from 'react'
import type { ChoiceName } from '../.storybook/toolbar.ts'
import { StoryToolbar } from './StoryToolbar.tsx'
import { ChoicesContext, choicesFrom } from './choices.ts'

// Does not import @ladle/react: its types are .tsx sources that do not compile with React 19's
// types.
interface ProviderProps {
  children: ReactNode
  globalState: { theme: string; mode: string }
}

/** Wraps every story in Ladle, which requires this form of export. */
export const Provider = ({ children, globalState: { theme, mode } }: ProviderProps) => {
  const dark =
    theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  // Ladle changes the URL too, but not the parameters read here.
  const [address, setAddress] = useState(location.href)
  const chosen = useMemo(() => choicesFrom(address, dark ? 'dark' : 'light'), [address, dark])
  const choose = (name: ChoiceName, value: string) => {
    const next = new URL(location.href)
    next.searchParams.set(name, value)
    history.replaceState(history.state, '', next)
    setAddress(next.href)
  }
  return (
    <ChoicesContext value={chosen}>
      {mode === 'preview' ? null : <StoryToolbar chosen={chosen} onChoose={choose} />}
      {children}
    </ChoicesContext>
  )
}
