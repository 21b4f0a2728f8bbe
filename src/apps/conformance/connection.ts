/** A message that arrived from the host. */
export interface HostMessageEvent {
  data: unknown
  origin: string
}

/** How the kit reaches a host. */
export interface HostConnection {
  /** Sends a message as the app. */
  post(message: unknown): void
  /**
   * Sends the same message from a window other than the app's, such as a nested iframe. Omitted if
   * there is none.
   */
  postFromElsewhere?: ((message: unknown) => void) | undefined
  /** Calls back for each message of the host. Returns a function that stops it. */
  listen(listener: (event: HostMessageEvent) => void): () => void
}

/**
 * An app page in a nested iframe that forwards the messages it receives: see {@link relayToHost}.
 */
export interface NestedFrame {
  readonly contentWindow: { postMessage: (message: unknown, targetOrigin: string) => void } | null
}

/** The connection of a page in one of the host's frames. */
export function embeddedConnection({
  nested,
}: { nested?: NestedFrame | undefined } = {}): HostConnection {
  const page = window
  return {
    post: (message) => page.parent.postMessage(message, '*'),
    postFromElsewhere:
      nested && ((message) => nested.contentWindow?.postMessage(message, page.location.origin)),
    listen(listener) {
      const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === page.parent) listener({ data, origin })
      }
      page.addEventListener('message', onMessage)
      return () => page.removeEventListener('message', onMessage)
    },
  }
}

/**
 * Call it in the nested iframe's page: it forwards messages from the surrounding app to the host.
 */
export function relayToHost(): void {
  const page = window
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === page.parent && origin === page.location.origin)
      page.parent.parent.postMessage(data, '*')
  })
}
