import { useEffect, useRef } from 'react'
import { Button, Problem, useText } from '#ui'
import type { Pagination } from './pagination.ts'
import styles from './MoreRows.module.css'
import { componentsText } from '#screens/common/text'

/** The next page is loaded when the end of the list is this close to the viewport, in pixels. */
const loadMargin = 800

export interface MoreRowsProps {
  more: Pagination
}

/**
 * The end of a paged list: loads the next page when it gets near the viewport, or with its button;
 * after a page without rows, only with the button.
 */
export function MoreRows({ more }: MoreRowsProps) {
  const text = useText(componentsText)
  const end = useRef<HTMLDivElement>(null)
  const load = more.status === 'idle' ? more.load : undefined
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  // Where the end was when the last page was loaded by itself.
  const lastTop = useRef<number>(undefined)
  const canLoad = load !== undefined
  useEffect(() => {
    const element = end.current
    if (!element || !canLoad) return
    // On a busy page, one callback contains several entries; the last one is current.
    const watch = new IntersectionObserver(
      (seen) => {
        // A page without rows: there may be many, so the user decides to go on.
        if (!seen.at(-1)?.isIntersecting || lastTop.current === element.offsetTop) return
        lastTop.current = element.offsetTop
        latest.current?.()
      },
      { rootMargin: `${loadMargin}px` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [canLoad])
  if (more.status === 'end') return null
  return (
    <div ref={end} className={styles.more}>
      {more.status === 'failed' ? (
        <Problem
          variant="inline"
          reason={more.reason}
          title={text('more.failed')}
          onRetry={more.load}
        />
      ) : (
        <Button variant="quiet" busy={more.status === 'loading'} onClick={load}>
          {text('more')}
        </Button>
      )}
    </div>
  )
}
