import { useLayoutEffect, useRef } from 'react'

/**
 * A dialog keeps the height of its highest step so far, so that title and buttons stay where they
 * are while a wallet and the network are waited for.
 * @param cover the overlay element, while mounted
 */
export function useKeptHeight(
  cover: HTMLElement | null,
  { step, enabled }: { step: string | undefined; enabled: boolean },
): void {
  const height = useRef(0)
  useLayoutEffect(() => {
    const frame = cover?.querySelector<HTMLElement>('[role=dialog]')
    if (!enabled || !frame) return
    const observer = new ResizeObserver(() => {
      height.current = frame.offsetHeight
    })
    observer.observe(frame)
    return () => {
      observer.disconnect()
      height.current = 0
      frame.style.removeProperty('min-block-size')
    }
  }, [cover, enabled])
  // The step before is what was measured last.
  useLayoutEffect(() => {
    const frame = cover?.querySelector<HTMLElement>('[role=dialog]')
    if (enabled && frame && height.current > 0)
      frame.style.minBlockSize = `min(${height.current}px, 100%)`
  }, [cover, enabled, step])
}
