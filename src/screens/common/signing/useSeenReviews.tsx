import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useArmed } from '#screens/common/hooks'
import styles from './SignManyView.module.css'

export interface SeenReviews {
  /** For the list of reviews. */
  list: RefObject<HTMLOListElement | null>
  /** Called with the ID of a review once its end has been on the screen. */
  onSeen: (id: string) => void
  /** Whether some of them haven't been on the screen to their end. */
  isUnseen: boolean
  /** How many of them have been. */
  seenCount: number
  /**
   * False for a moment after `showMore` showed the last: the next press was still meant for
   * `showMore`.
   */
  isArmed: boolean
  /** Scrolls on by most of what is in view. */
  showMore: () => void
}

/**
 * If one press covers several reviews: whether each was shown. A single one has its heading, its
 * money, and its dangers at the top, so nothing waits for its end.
 */
export function useSeenReviews(ids: readonly string[]): SeenReviews {
  const list = useRef<HTMLOListElement>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [isPressed, setPressed] = useState(false)
  const isUnseen = ids.length > 1 && ids.some((id) => !seen.has(id))
  const isSettled = useArmed(!isUnseen)
  return {
    list,
    onSeen: useCallback((id) => setSeen((all) => new Set(all).add(id)), []),
    isUnseen,
    seenCount: ids.filter((id) => seen.has(id)).length,
    isArmed: isSettled || !isPressed,
    showMore: () => {
      setPressed(true)
      const body = scrollerOf(list.current)
      body?.scrollBy({ top: body.clientHeight * 0.8 })
    },
  }
}

function scrollerOf(inside: Element | null): Element | null {
  let scroller = inside?.parentElement ?? null
  while (scroller && scroller.scrollHeight <= scroller.clientHeight)
    scroller = scroller.parentElement
  return scroller
}

/** Marks the end of a complete review. */
export function ReviewEnd({ id, onSeen }: { id: string; onSeen: SeenReviews['onSeen'] }) {
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(id),
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [id, onSeen])
  return <span ref={end} className={styles.end} aria-hidden="true" />
}
