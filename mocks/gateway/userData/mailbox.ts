/** An e-mail as it lies in the demo's mailbox. */
export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  /** To be typed in; null where there is none. */
  code: string | null
  /** Ends e-mails of its kind, or all of them. */
  unsubscribeToken: string
  /** Milliseconds. */
  at: number
}

/** Where everybody's e-mail arrives: the world has no other post office. */
export function createMailbox() {
  let mails: readonly Mail[] = []
  let delivered = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Mail[]) => {
    mails = next
    for (const listener of listeners) listener()
  }
  return {
    /** Newest first; another list after each e-mail. */
    list: () => mails,
    deliver(mail: Omit<Mail, 'id'>): void {
      delivered += 1
      change([{ id: String(delivered), ...mail }, ...mails])
    },
    empty: () => change([]),
    /** Calls the listener after each e-mail, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type Mailbox = ReturnType<typeof createMailbox>
