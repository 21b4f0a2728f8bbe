import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Mail, Mailbox } from '../gateway/userData/mailbox.ts'
import type { World } from '../world.ts'

const nobody: readonly Mail[] = []
const emptyMailbox: Pick<Mailbox, 'list' | 'subscribe'> = { list: () => nobody, subscribe: () => () => {} }

/** The world's e-mails, newest first, and the number of unread ones; zero while `reading`. */
export function useMailbox(world: World, reading: boolean): { mails: readonly Mail[]; unread: number } {
  const [mailbox, setMailbox] = useState(emptyMailbox)
  // E-mails of an earlier visit are not new.
  const [lookedAt, setLookedAt] = useState(() => world.state.now())
  useEffect(() => {
    let gone = false
    // The mailbox needs the gateway's code, so it is loaded after the page.
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
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => void act(), 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => void act(), { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
