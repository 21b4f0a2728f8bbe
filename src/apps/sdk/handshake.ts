import type { EnvironmentInfo } from '#apps/protocol'
import type { PostMessageCommunicator } from './communicator.ts'
import { mayBeEmbedded } from './embedded.ts'
import { HostError } from './errors.ts'

export type Handshake =
  | {
      status: 'embedded'
      /** The host's origin, as the browser reports it. */
      origin: string
      /**
       * The events that this host says it sends. Existing hosts list none, though they report a
       * changed theme.
       */
      events: readonly string[]
    }
  /**
   * `notInFrame`: nothing was sent. `noAnswer`: the parent page isn't a host, or isn't an allowed
   * one.
   */
  | { status: 'standalone'; reason: 'notInFrame' | 'noAnswer' }

export interface HandshakeOptions {
  /**
   * Milliseconds after which a page that hasn't responded isn't considered a host. Default 3,000.
   */
  timeout?: number | undefined
  signal?: AbortSignal | undefined
}

/** Hosts may start to listen after the app in their frame has started. */
const interval = 300

/** Finds out whether a host responds. Always resolves. */
export function handshake(
  communicator: PostMessageCommunicator,
  { timeout = 3_000, signal }: HandshakeOptions = {},
): Promise<Handshake> {
  if (!mayBeEmbedded()) return Promise.resolve({ status: 'standalone', reason: 'notInFrame' })
  return new Promise((resolve) => {
    const attempts = new AbortController()
    const settle = (result: Handshake) => {
      clearInterval(repeat)
      clearTimeout(limit)
      signal?.removeEventListener('abort', giveUp)
      attempts.abort()
      resolve(result)
    }
    const giveUp = () => settle({ status: 'standalone', reason: 'noAnswer' })
    const found = (info?: EnvironmentInfo) =>
      settle({
        status: 'embedded',
        origin: communicator.hostOrigin ?? '',
        events: Array.isArray(info?.events) ? info.events : [],
      })
    const attempt = () => {
      const answer = communicator.send<'getEnvironmentInfo', undefined, EnvironmentInfo>(
        'getEnvironmentInfo',
        undefined,
        {
          signal: attempts.signal,
          timeout: 0,
        },
      )
      // A host that rejects is still a host.
      answer.then(
        ({ data }) => found(data),
        (error) => (error instanceof HostError ? found() : giveUp()),
      )
    }
    const limit = setTimeout(giveUp, timeout)
    const repeat = setInterval(attempt, interval)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
    else attempt()
  })
}
