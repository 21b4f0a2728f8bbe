import type { SenderDocument } from '#apps/protocol'

/** When a request was received, and from which document, if it has identified itself. */
export interface Sent {
  document: string | undefined
  /** Counts the messages of the frame. */
  at: number
}

interface Current {
  /** Undefined until the document identifies itself. Documents with an existing SDK never do. */
  id: string | undefined
  hasLoaded: boolean
  hasSent: boolean
  /** Whether it requested the Safe before it had loaded, as its first message. */
  greetsEarly: boolean
}

const next = (more: Partial<Current> = {}): Current => ({
  id: undefined,
  hasLoaded: false,
  hasSent: false,
  greetsEarly: false,
  ...more,
})

/**
 * The documents that follow each other in an iframe. Its window stays the same, so a document is
 * identified by its ID or, with SDKs that send none, by its first request for the Safe. `load`
 * alone isn't enough: a document sends requests before it, and may never load.
 *
 * @param end ends the requests for which this is true, because their document is gone
 */
export function createDocuments(
  end: (isOver: (request: { sent: Sent; isDialog: boolean }) => boolean) => void,
) {
  let current = next()
  let count = 0
  /** When a document without an ID requested the Safe since the last `load`. */
  let greetings: { first: number; last: number } | undefined

  function introduce({ id, isLoaded }: SenderDocument): void {
    if (id === current.id) return
    const isNext = current.id !== undefined || (current.hasLoaded && !isLoaded)
    if (isNext) {
      end(() => true)
      greetings = undefined
      current = next({ hasLoaded: isLoaded })
    }
    current.id = id
  }

  return {
    /** A request was received, before anything is done for it. */
    received(document: SenderDocument | undefined, isGreeting: boolean): Sent {
      count++
      if (document) introduce(document)
      else if (isGreeting) greetings = { first: greetings?.first ?? count, last: count }
      current.hasSent = true
      return { document: document?.id, at: count }
    },
    /** The iframe is on another origin, as shown by one of its messages. */
    moved(): void {
      // The document that loaded silently was this one.
      if (current.hasSent) current = next()
      greetings = undefined
    },
    loaded(): void {
      const early = greetings
      greetings = undefined
      if (!current.hasLoaded) {
        current.hasLoaded = true
        current.greetsEarly = early !== undefined
        return
      }
      // A new document without an ID. If the previous one had none either, only a first request
      // before loading identifies it, provided both send theirs that early.
      const since = current.id !== undefined || current.greetsEarly ? early : undefined
      current = next({ hasLoaded: true, hasSent: early !== undefined, greetsEarly: !!early })
      end(
        ({ sent, isDialog }) =>
          sent.document !== undefined || !since || sent.at < (isDialog ? since.last : since.first),
      )
    },
  }
}
