import { type ReactNode, useMemo, useState } from 'react'
import type { ChoiceName } from '../.storybook/toolbar.ts'
import { StoryToolbar } from './StoryToolbar.tsx'
import { ChoicesContext, choicesFrom } from './choices.ts'

// Nothing is imported from @ladle/react: its types are .tsx sources that do not compile under React 19's types.
interface ProviderProps {
  children: ReactNode
  globalState: { theme: string; mode: string }
}

/** Stands around every story of Ladle, which finds it by this form of export. */
export const Provider = ({ children, globalState: { theme, mode } }: ProviderProps) => {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  // Ladle changes the address too, but not what is read here.
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
