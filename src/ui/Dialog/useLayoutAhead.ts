import { useLayoutEffect } from 'react'

/**
 * Has the browser style and lay out the content of a prepared dialog, whose text and fonts take
 * most of the time of an opening. React hides prerendered content with `display: none`; the overlay
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
