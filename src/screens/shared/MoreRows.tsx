import { useEffect, useRef } from 'react'
import { Button, Problem, useText } from '#ui'
import type { Pagination } from './pagination.ts'
import styles from './MoreRows.module.css'
import { componentsText } from './text.ts'

/** How far below the window the next page is asked for, in pixels: before a person gets there. */
const ahead = 800

export interface MoreRowsProps {
  more: Pagination
}

/** The end of a paged list: loads by itself when it comes near, and can be asked by hand. */
export function MoreRows({ more }: MoreRowsProps) {
  const text = useText(componentsText)
  const end = useRef<HTMLDivElement>(null)
  const load = more.status === 'idle' ? more.load : undefined
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  const waits = load !== undefined
  useEffect(() => {
    const element = end.current
    if (!element || !waits) return
    // A busy page is told of several moments at once: the last one counts.
    const watch = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && latest.current?.(), { rootMargin: `${ahead}px` })
    watch.observe(element)
    return () => watch.disconnect()
  }, [waits])
  if (more.status === 'end') return null
  return (
    <div ref={end} className={styles.more}>
      {more.status === 'failed' ? (
        <Problem variant="inline" reason={more.reason} title={text('more.failed')} onRetry={more.load} />
      ) : (
        <Button variant="quiet" busy={more.status === 'loading'} onClick={load}>
          {text('more')}
        </Button>
      )}
    </div>
  )
}
