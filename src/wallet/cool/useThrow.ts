import { useContext } from 'react'
import { CoolContext } from './CoolContext.ts'
import type { Thrown } from './throwIcons.ts'

/** Throws the picture of a row, in cool mode and where motion is welcome; otherwise nothing is loaded. */
export function useThrow(): (row: Element) => void {
  const isCool = useContext(CoolContext)
  return (row) => {
    const thrown = isCool && !matchMedia('(prefers-reduced-motion: reduce)').matches && readIcon(row)
    // It is for fun: if it cannot be loaded, nobody misses it.
    if (thrown)
      import('./throwIcons.ts').then(
        ({ throwIcons }) => throwIcons(thrown),
        () => {},
      )
  }
}

/** Taken at once: the row may be gone when the rest has been loaded. */
function readIcon(row: Element): Thrown | undefined {
  const icon = row.firstElementChild
  const root = row.closest('[data-coffer]')
  return icon && root ? { icon: icon.cloneNode(true) as HTMLElement, from: icon.getBoundingClientRect(), root } : undefined
}
