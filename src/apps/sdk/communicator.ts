import {
  type CallOptions,
  type Communicator,
  createRequestId,
  type HostMethod,
  isAnsweredByUser,
  readMessage,
  readTheme,
  type Response,
  type SuccessResponse,
  texts,
  toRequest,
} from '#apps/protocol'
import { hasWindow, mayBeEmbedded } from './embedded.ts'
import { createEmitter } from './emitter.ts'
import { DisconnectedError, HostError, RequestTimeoutError } from './errors.ts'
import { ownDocument } from './ownDocument.ts'
import { type AllowedDomains, isAllowedOrigin } from './origins.ts'

export interface CommunicatorOptions {
  /**
   * Allowed hosts: patterns of origins, or exact origins. By default, every page that embeds the
   * app.
   */
  allowedDomains?: AllowedDomains | null | undefined
  /** Prints the messages of the host to the console. */
  debug?: boolean | undefined
  /** Milliseconds for calls that need no user input; 0 for no limit. Default 60,000. */
  timeout?: number | undefined
}

/** Milliseconds for calls that need no user input. */
const defaultTimeout = 60_000

const destroyed = 'The SDK was destroyed'

/** Ends a call with the host's response, or the reason why there is none. */
type End = (answer: Response<unknown> | undefined, reason?: unknown) => void

/**
 * Sends messages to the host and reads its responses. Only the parent page can be the host; after
 * its first response, only its origin is, and messages go only to that origin.
 */
export class PostMessageCommunicator implements Communicator {
  readonly events = createEmitter()
  readonly #options: CommunicatorOptions
  readonly #pending = new Map<string, End>()
  #hostOrigin: string | undefined
  #isDestroyed = false

  constructor(options: CommunicatorOptions = {}) {
    this.#options = options
    if (hasWindow()) window.addEventListener('message', this.#onMessage)
  }

  /** The host's origin, after its first response. */
  get hostOrigin(): string | undefined {
    return this.#hostOrigin
  }

  /**
   * Rejects with a {@link HostError}, a {@link RequestTimeoutError}, a {@link DisconnectedError},
   * or the reason of the signal.
   */
  readonly send = <M extends HostMethod, P = unknown, R = unknown>(
    method: M,
    params: P,
    options: CallOptions = {},
  ): Promise<SuccessResponse<R>> =>
    new Promise((resolve, reject) => {
      const {
        signal,
        timeout = isAnsweredByUser(method) ? 0 : (this.#options.timeout ?? defaultTimeout),
      } = options
      if (!hasWindow()) throw new DisconnectedError(texts.noWindow)
      if (this.#isDestroyed) throw new DisconnectedError(destroyed)
      if (!mayBeEmbedded()) throw new DisconnectedError("This page isn't embedded in a Safe wallet")
      signal?.throwIfAborted()

      const id = createRequestId()
      const end: End = (answer, reason) => {
        this.#pending.delete(id)
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        if (answer?.success) resolve(answer as SuccessResponse<R>)
        else reject(answer ? new HostError(answer.error, answer.code) : reason)
      }
      const onAbort = () => end(undefined, signal?.reason)
      const onTimeout = () =>
        end(undefined, new RequestTimeoutError(`No response to ${method} within ${timeout} ms`))
      const timer = timeout > 0 ? setTimeout(onTimeout, timeout) : undefined
      signal?.addEventListener('abort', onAbort)
      this.#pending.set(id, end)
      try {
        // A page can't know the origin of its parent page, so the first messages go to any.
        window.parent.postMessage(
          toRequest(id, method, params, ownDocument()),
          targetOf(this.#hostOrigin),
        )
      } catch (error) {
        // The parameters contain something that can't be sent, such as a function.
        end(undefined, error)
      }
    })

  /** Stops listening, and rejects pending and future calls. */
  destroy(): void {
    this.#isDestroyed = true
    if (hasWindow()) window.removeEventListener('message', this.#onMessage)
    this.events.clear()
    for (const end of this.#pending.values()) end(undefined, new DisconnectedError(destroyed))
  }

  readonly #onMessage = (received: MessageEvent<unknown>): void => {
    const { source, origin } = received
    if (
      !mayBeEmbedded() ||
      source !== window.parent ||
      !isAllowedOrigin(origin, this.#options.allowedDomains)
    )
      return
    if (this.#hostOrigin !== undefined && origin !== this.#hostOrigin) return
    // Read by then: browsers deserialize a message's data on first access.
    const { data } = received
    const message = readMessage(data)
    if (!message) return
    if (this.#options.debug) console.info(`Safe Apps SDK: a message of ${origin}`, data)
    const end = message.kind === 'answer' ? this.#pending.get(message.answer.id) : undefined
    if (end && message.kind === 'answer') {
      this.#hostOrigin = origin
      end(message.answer)
      return
    }
    const event = message.kind === 'event' ? message : readTheme(message.answer)
    if (event) this.events.emit(event.name, event.data)
  }
}

/** An opaque origin, of a sandboxed page or a file, cannot be named as a target. */
const targetOf = (origin: string | undefined): string =>
  origin === undefined || origin === 'null' ? '*' : origin
