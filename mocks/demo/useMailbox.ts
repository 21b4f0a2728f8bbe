import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Mail, Mailbox } from '../gateway/userData/mailbox.ts'
import type { World } from '../world.ts'

const nobody: readonly Mail[] = []
const emptyMailbox: Pick<Mailbox, 'list' | 'subscribe'> = { list: () => nobody, subscribe: () => () => {} }

/** The e-mails of the world, newest first, and how many of them came since somebody looked; none while somebody is `reading`. */
export function useMailbox(world: World, reading: boolean): { mails: readonly Mail[]; unread: number } {
  const [mailbox, setMailbox] = useState(emptyMailbox)
  // What came in an earlier visit is no news.
  const [lookedAt, setLookedAt] = useState(() => world.state.now())
  useEffect(() => {
    let gone = false
    // The mailbox loads the gateway's code: the page comes first.
    const cancel = whenIdle(async () => {
      const { mailbox: opened } = await world.state.userData()
      if (!gone) setMailbox(opened)
    })
    return () => {
      gone = true
      cancel()
    }
  }, [world])
  useEffect(() => {
    if (reading) return () => setLookedAt(world.state.now())
  }, [world, reading])
  const mails = useSyncExternalStore(mailbox.subscribe, mailbox.list)
  return { mails, unread: reading ? 0 : mails.filter((mail) => mail.at > lookedAt).length }
}

function whenIdle(act: () => Promise<void>): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => void act(), 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => void act(), { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
