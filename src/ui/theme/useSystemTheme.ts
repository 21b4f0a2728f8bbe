import { useSyncExternalStore } from 'react'

const dark = '(prefers-color-scheme: dark)'

const listen = (changed: () => void) => {
  const query = matchMedia(dark)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** What the person's system asks for, as it changes. */
export const useSystemTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    listen,
    () => (matchMedia(dark).matches ? 'dark' : 'light'),
    () => 'light',
  )
