import { useLayoutEffect } from 'react'

/**
 * Lets the browser compute the styles and the layout of a prepared dialog, which take most of the
 * time of an opening. React hides prerendered content with `display: none`; the overlay
 * around it is invisible anyway.
 * @param cover the overlay element, while mounted
 */
export function useLayoutAhead(cover: HTMLElement | null, enabled: boolean): void {
  useLayoutEffect(() => {
    if (!cover || !enabled) return
    const layOut = () => {
      for (const frame of cover.querySelectorAll<HTMLElement>(':scope > [role=dialog]'))
        frame.style.removeProperty('display')
    }
    // React adds and hides the content when the page is idle.
    const observer = new MutationObserver(layOut)
    observer.observe(cover, { childList: true })
    layOut()
    return () => observer.disconnect()
  }, [cover, enabled])
}
