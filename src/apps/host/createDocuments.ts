import type { SenderDocument } from '#apps/protocol'

/** When a request was received, and of which document, if that has named itself. */
export interface Sent {
  document: string | undefined
  /** Counts the messages of the frame. */
  at: number
}

interface Current {
  /** Undefined until it names itself. Those with an SDK of the field never do. */
  id: string | undefined
  hasLoaded: boolean
  hasSent: boolean
  /** It asked for the Safe before it had loaded, as the first thing that it did. */
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
 * The documents that follow each other in a frame. Its window stays the same, so a document is
 * known by how it introduces itself: by its id, or, with an SDK of the field, by asking for the
 * Safe. `load` alone says too little: a document sends requests before it, and may never load.
 *
 * @param end ends the requests for which this is true, because their document is gone
 */
export function createDocuments(
  end: (isOver: (request: { sent: Sent; isDialog: boolean }) => boolean) => void,
) {
  let current = next()
  let count = 0
  /** When a document without an id asked for the Safe since the last `load`. */
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
    /** The frame is on another origin, as a message of it shows. */
    moved(): void {
      // What has loaded without a word was that one already.
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
      // Another document, which has no id. If the last one had none either, it is known by its
      // greeting only if they greet before they have loaded.
      const since = current.id !== undefined || current.greetsEarly ? early : undefined
      current = next({ hasLoaded: true, hasSent: early !== undefined, greetsEarly: !!early })
      end(
        ({ sent, isDialog }) =>
          sent.document !== undefined || !since || sent.at < (isDialog ? since.last : since.first),
      )
    },
  }
}
