import { type ReactNode, useMemo } from 'react'
import { PlaceBar } from './PlaceBar.tsx'
import { PlaceContext, placeFrom } from './place.ts'

// Nothing is imported from @ladle/react: its types are .tsx sources that do not compile under React 19's types.
interface ProviderProps {
  children: ReactNode
  globalState: { theme: string; mode: string }
}

/** Stands around every story of Ladle, which finds it by this form of export. */
export const Provider = ({ children, globalState: { theme, mode } }: ProviderProps) => {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  const address = location.href
  const place = useMemo(() => placeFrom(address, dark ? 'dark' : 'light'), [address, dark])
  return (
    <PlaceContext value={place}>
      {mode === 'preview' ? null : <PlaceBar place={place} />}
      {children}
    </PlaceContext>
  )
}
