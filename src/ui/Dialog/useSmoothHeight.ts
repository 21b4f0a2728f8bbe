import { useLayoutEffect } from 'react'
import { isStill } from '../isStill.ts'
import { calm, ease } from './useStepMotion.ts'

/** Below this width, dialogs rise from the bottom. */
const narrow = '(max-width: 767.98px)'

/**
 * Makes a dialog whose steps differ in height grow and shrink smoothly. At the bottom of a narrow
 * window it only grows: otherwise its title would move with each step.
 * @param cover the overlay element, while mounted
 */
export function useSmoothHeight(cover: HTMLElement | null, enabled: boolean): void {
  useLayoutEffect(() => {
    const frame = cover?.querySelector<HTMLElement>('[role=dialog]')
    if (!enabled || !frame) return
    let last: number | undefined
    let running: Animation | undefined
    const settle = () => {
      const from = running ? frame.getBoundingClientRect().height : last
      running?.cancel()
      running = undefined
      const to = frame.offsetHeight
      // The first step is in the middle of the window; the others begin where it does.
      // Not where there is room for the tallest step: all elements inside inherit the property and
      // would be restyled before the first frame.
      if (last === undefined && to > 0 && cover?.dataset.anchored !== 'tall')
        cover?.style.setProperty('--first-step', `${to}px`)
      last = to === 0 ? undefined : to
      frame.style.minBlockSize = to > 0 && matchMedia(narrow).matches ? `${to}px` : ''
      if (!from || !to || Math.abs(to - from) < 2 || isStill()) return
      frame.setAttribute('data-resizing', '')
      running = frame.animate([{ height: `${from}px` }, { height: `${to}px` }], {
        duration: calm,
        easing: ease,
      })
      running.onfinish = () => {
        running = undefined
        frame.removeAttribute('data-resizing')
      }
    }
    const observer = new ResizeObserver(settle)
    // Not the frame itself, whose height is animated.
    for (const part of frame.querySelectorAll('[data-part]')) observer.observe(part)
    return () => {
      observer.disconnect()
      running?.cancel()
    }
  }, [cover, enabled])
}
