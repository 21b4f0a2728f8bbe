/** An email in the demo's mailbox. */
export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  /** The verification code; null without one. */
  code: string | null
  /** Unsubscribes from its category, or from all. */
  unsubscribeToken: string
  /** Milliseconds. */
  at: number
}

/** Receives all emails of the mocked world. */
export function createMailbox() {
  let mails: readonly Mail[] = []
  let delivered = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Mail[]) => {
    mails = next
    for (const listener of listeners) listener()
  }
  return {
    /** Newest first; a new array after each email. */
    list: () => mails,
    deliver(mail: Omit<Mail, 'id'>): void {
      delivered += 1
      change([{ id: String(delivered), ...mail }, ...mails])
    },
    empty: () => change([]),
    /** Calls the listener after each email, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type Mailbox = ReturnType<typeof createMailbox>
