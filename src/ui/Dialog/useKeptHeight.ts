import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a dialog at the height of its tallest step so far, so that title and buttons stay where
 * they are while it waits for a wallet or the network. A dialog that replaces another continues at
 * its height.
 * @param cover the overlay element, while mounted
 * @param kept the height of the dialog whose place it takes; 0 if there is none
 */
export function useKeptHeight(
  cover: HTMLElement | null,
  { step, enabled, kept }: { step: string | undefined; enabled: boolean; kept: RefObject<number> },
): void {
  const height = useRef(0)
  useLayoutEffect(() => {
    const frame = cover?.querySelector<HTMLElement>('[role=dialog]')
    if (!enabled || !frame) return
    if (kept.current > 0) frame.style.minBlockSize = `min(${kept.current}px, 100%)`
    // Not `offsetHeight`, which is rounded: the frame would move by half a pixel.
    const observer = new ResizeObserver((entries) => {
      height.current = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? frame.offsetHeight
    })
    observer.observe(frame)
    return () => {
      observer.disconnect()
      height.current = 0
      kept.current = 0
      frame.style.removeProperty('min-block-size')
    }
  }, [cover, enabled, kept])
  // The last measurement is that of the previous step.
  useLayoutEffect(() => {
    const frame = cover?.querySelector<HTMLElement>('[role=dialog]')
    if (enabled && frame && height.current > 0)
      frame.style.minBlockSize = `min(${height.current}px, 100%)`
  }, [cover, enabled, step])
}
