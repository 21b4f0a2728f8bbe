import {
  type ErrorResponse,
  type SDKRequestData,
  type SuccessResponse,
  toAnswer,
  toErrorAnswer,
} from '#apps/protocol'
import { vi } from 'vitest'

export const hostOrigin = 'https://wallet.test'
export const safeAddress = '0x63A9bf153603E4a100579FF7763066b998107F83'
export const owner = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
export const safeInfo = {
  safeAddress,
  chainId: 1,
  threshold: 1,
  owners: [owner],
  isReadOnly: false,
  nonce: 0,
  implementation: owner,
  modules: null,
  fallbackHandler: null,
  guard: null,
  version: '1.4.1',
}

/** Throw it in a response to reject the request. */
export class Rejection extends Error {
  readonly code: number | undefined
  constructor(message: string, code?: number) {
    super(message)
    this.code = code
  }
}

/** What the host answers to a request; `silence` for no response. */
export type Answers = (request: SDKRequestData) => unknown
export const silence = Symbol('silence')

type Message = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>

/**
 * A pair of windows: the page of an app, as the global `window`, in the frame of a host. Messages
 * are cloned and arrive later, as in a browser, and only where their target origin is that of the
 * window. Remove it with `vi.unstubAllGlobals()`.
 */
export function aHost(answers: Answers = () => silence, origin = hostOrigin) {
  const listeners = new Set<(message: Message) => void>()
  const sent: { request: SDKRequestData; target: string }[] = []
  const errors: unknown[] = []
  const host = {
    origin,
    postMessage(data: SDKRequestData, target: string) {
      if (target !== '*' && target !== '/' && new URL(target).origin !== target)
        throw new SyntaxError(`Invalid target origin: ${target}`)
      const request = structuredClone(data)
      sent.push({ request, target })
      if (target === '*' || target === host.origin) queueMicrotask(() => respond(request))
    },
  }

  /** Delivers a message to the app, by default one of the host. */
  function deliver(data: unknown, from: Partial<Message> = {}): void {
    const message = { source: host as unknown as Window, origin: host.origin, ...from, data }
    for (const listener of listeners) {
      try {
        listener(message)
      } catch (error) {
        errors.push(error)
      }
    }
  }

  const respond = (request: SDKRequestData) => {
    let answer: SuccessResponse<unknown> | ErrorResponse
    try {
      const data = answers(request)
      if (data === silence) return
      answer = toAnswer(request.id, data)
    } catch (error) {
      const { message, code } = error as Rejection
      answer = toErrorAnswer(request.id, message, undefined, code)
    }
    deliver(structuredClone(answer))
  }

  const page = {
    parent: host as unknown,
    crypto: globalThis.crypto,
    location: { origin: 'https://app.test' },
    addEventListener: (name: string, listener: (message: Message) => void) =>
      name === 'message' && listeners.add(listener),
    removeEventListener: (name: string, listener: (message: Message) => void) =>
      name === 'message' && listeners.delete(listener),
    postMessage: (data: unknown) =>
      queueMicrotask(() =>
        deliver(data, { source: page as unknown as Window, origin: 'https://app.test' }),
      ),
  }
  vi.stubGlobal('window', page)
  return {
    host,
    page,
    /** The requests in order. */
    sent,
    requests: () => sent.map(({ request }) => request),
    deliver,
    /** What listeners of the app threw. */
    errors,
    listeners,
  }
}

/** Waits for all messages that are on their way. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
