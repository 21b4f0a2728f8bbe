import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isStill } from '../isStill.ts'
import type { StepDirection } from './modal.ts'

/** The same durations as in `tokens.css`, in milliseconds. */
export const calm = 180
export const ease = 'cubic-bezier(0.2, 0, 0, 1)'

/** How far the content of a new step slides, in pixels. */
const distance = 24

/**
 * Slides the content of a new step in from where it lies: from the end for a step forward, from the
 * start for a step back. A step that replaces another in place only fades in. Nothing moves with
 * reduced motion.
 */
export function useStepMotion(
  content: RefObject<HTMLElement | null>,
  step: string | undefined,
  direction: StepDirection | undefined,
): void {
  const shown = useRef(step)
  useLayoutEffect(() => {
    const isNew = shown.current !== step
    shown.current = step
    const element = content.current
    if (!isNew || !direction || !element || isStill()) return
    const isMirrored = getComputedStyle(element).direction === 'rtl'
    const sign = direction === 'none' ? 0 : (direction === 'forward') === isMirrored ? -1 : 1
    element.animate(
      [{ opacity: 0, transform: `translateX(${sign * distance}px)` }, { opacity: 1 }],
      { duration: calm, easing: ease },
    )
  }, [content, step, direction])
}
