import { useContext } from 'react'
import { CoolContext } from './CoolContext.ts'
import type { Thrown } from './throwIcons.ts'

/** Throws the icon of a row in cool mode, unless motion is reduced; otherwise nothing is loaded. */
export function useThrow(): (row: Element) => void {
  const isCool = useContext(CoolContext)
  return (row) => {
    const thrown =
      isCool && !matchMedia('(prefers-reduced-motion: reduce)').matches && readIcon(row)
    // Purely decorative: a load failure is ignored.
    if (thrown)
      import('./throwIcons.ts').then(
        ({ throwIcons }) => throwIcons(thrown),
        () => {},
      )
  }
}

/** Copied immediately, because the row may be gone once the module is loaded. */
function readIcon(row: Element): Thrown | undefined {
  const icon = row.firstElementChild
  const root = row.closest('[data-coffer]')
  return icon && root
    ? { icon: icon.cloneNode(true) as HTMLElement, from: icon.getBoundingClientRect(), root }
    : undefined
}
