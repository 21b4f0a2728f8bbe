import { useEffect, useRef } from 'react'
import type { Remote } from '#base'
import type { Queue } from '#domain'
import { useAnnounce, useText } from '#ui'
import { countNewRows } from './countNewRows.ts'
import { queueText } from './text.ts'

/** Announces new rows to screen readers while the page is open. */
export function useAnnounceNewRows(queue: Remote<Queue>): void {
  const text = useText(queueText)
  const announce = useAnnounce()
  const before = useRef<Queue | undefined>(undefined)
  const now = queue.status === 'ready' ? queue.value : undefined
  useEffect(() => {
    const last = before.current
    if (now) before.current = now
    const count = last && now ? countNewRows(last, now) : 0
    if (count > 0) announce(text('newTransactions', { count }))
  }, [now, announce, text])
}
