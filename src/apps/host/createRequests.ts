import { codes, type HostMethod, hostTexts, toAnswer, toErrorAnswer } from '#apps/protocol'
import type { Sent } from './createDocuments.ts'
import { AppRequestError } from './handlers.ts'

/** A request without a response so far. */
export interface PendingRequest {
  readonly id: string
  readonly method: HostMethod
  readonly signal: AbortSignal
  readonly sent: Sent
  /**
   * Whether the wallet was prompted for it: switching accounts doesn't end it, because its outcome
   * counts.
   */
  isAsked: boolean
  /** Responds with the result of `work`, or with an error without internals. */
  run(work: () => Promise<unknown>): void
  answer(data: unknown): void
  fail(code: number): void
  /** The code of an {@link AppRequestError}; nothing for any other error. */
  failWith(error: unknown): void
}

/** Everything else is a failed request, whatever was thrown. */
const textOf = (method: HostMethod, code: number): string => {
  if (code !== codes.rejected) return hostTexts.requestFailed
  return method === 'wallet_requestPermissions'
    ? hostTexts.permissionsRejected
    : hostTexts.transactionRejected
}

/** An iframe's pending requests, each of which gets exactly one response. */
export function createRequests(onEnd: (request: PendingRequest) => void) {
  const pending = new Map<string, PendingRequest>()

  /** `send` posts the response. It throws for data that can't be sent. */
  function open(
    { id, method, sent }: Pick<PendingRequest, 'id' | 'method' | 'sent'>,
    send: (message: object) => void,
  ): PendingRequest {
    const controller = new AbortController()
    const end = (message: object) => {
      if (pending.get(id) !== request) return
      pending.delete(id)
      try {
        send(message)
      } catch {
        send(toErrorAnswer(id, hostTexts.requestFailed, undefined, codes.internal))
      }
      controller.abort(new AppRequestError('disconnected'))
      onEnd(request)
    }
    const fail = (code: number) => end(toErrorAnswer(id, textOf(method, code), undefined, code))
    const failWith = (error: unknown) =>
      fail(error instanceof AppRequestError ? error.code : codes.internal)
    const request: PendingRequest = {
      id,
      method,
      signal: controller.signal,
      sent,
      isAsked: false,
      answer: (data) => end(toAnswer(id, data)),
      fail,
      failWith,
      run(work) {
        // Handlers may throw before they return a promise.
        void new Promise((resolve) => resolve(work())).then(request.answer, failWith)
      },
    }
    pending.set(id, request)
    return request
  }

  return {
    open,
    has: (id: string) => pending.has(id),
    size: () => pending.size,
    /** Fails obsolete requests, newest first, so that no queued dialog opens in between. */
    settle(isConcerned: (request: PendingRequest) => boolean = () => true): void {
      for (const request of [...pending.values()].toReversed())
        if (isConcerned(request)) request.fail(codes.disconnected)
    },
  }
}
