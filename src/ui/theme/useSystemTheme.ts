import { useSyncExternalStore } from 'react'

const dark = '(prefers-color-scheme: dark)'

const listen = (changed: () => void) => {
  const query = matchMedia(dark)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The user's light or dark mode, kept up to date. */
export const useSystemTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    listen,
    () => (matchMedia(dark).matches ? 'dark' : 'light'),
    () => 'light',
  )
