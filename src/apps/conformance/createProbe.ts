import { allFields, createRequestId, protocolVersion } from '#apps/protocol'
import type { HostConnection } from './connection.ts'

/** A host message with its own fields. */
export interface Received {
  fields: Readonly<Record<string, unknown>>
  origin: string
  /** In milliseconds, by the clock of the run. */
  at: number
}

export interface Probe {
  /**
   * Sends an SDK request, optionally with different fields. Resolves with the first response, or
   * undefined if none arrives in time.
   */
  ask(
    method: unknown,
    params?: unknown,
    fields?: Record<string, unknown>,
    timeout?: number,
  ): Promise<Received | undefined>
  /** Sends anything. */
  post(message: unknown): void
  /** Sends a message from another window. False if there is none. */
  postFromElsewhere(message: unknown): boolean
  /** All messages of the host so far. */
  received(): readonly Received[]
  /** The IDs of all requests, whether or not they got a response. */
  asked(): readonly string[]
  answersTo(id: string): readonly Received[]
  /** Waits until the host would have responded. */
  quiet(): Promise<void>
  now(): number
  /** How long the user may take to respond, in milliseconds. */
  readonly userTimeout: number
  stop(): void
}

export interface ProbeOptions {
  /** Milliseconds to wait for a response that needs no user input. Default 10,000. */
  timeout?: number | undefined
  /** Milliseconds to wait for a response from the user. Default five minutes. */
  userTimeout?: number | undefined
  /** Milliseconds without a response that count as silence. Default 200. */
  silence?: number | undefined
  now?: (() => number) | undefined
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

export const toRawRequest = (
  method: unknown,
  params: unknown,
  fields: Record<string, unknown> = {},
): Record<string, unknown> => ({
  id: createRequestId(),
  method,
  params,
  env: { sdkVersion: protocolVersion },
  ...fields,
})

/** Sends requests and keeps every message of the host. */
export function createProbe(connection: HostConnection, options: ProbeOptions = {}): Probe {
  const {
    timeout = 10_000,
    userTimeout = 300_000,
    silence = 200,
    now = () => performance.now(),
  } = options
  const received: Received[] = []
  const asked: string[] = []
  const waiting = new Map<string, ((answer: Received | undefined) => void)[]>()
  const stop = connection.listen(({ data, origin }) => {
    const fields = allFields(data)
    if (!fields) return
    const one = { fields, origin, at: now() }
    received.push(one)
    if (typeof fields.id === 'string') waiting.get(fields.id)?.shift()?.(one)
  })
  return {
    async ask(method, params, fields, limit = timeout) {
      const request = toRawRequest(method, params, fields)
      const id = String(request.id)
      asked.push(id)
      const answer = new Promise<Received | undefined>((resolve) => {
        const timer = setTimeout(() => resolve(undefined), limit)
        const all = waiting.get(id) ?? []
        waiting.set(id, all)
        all.push((one) => {
          clearTimeout(timer)
          resolve(one)
        })
      })
      connection.post(request)
      return answer
    },
    post: (message) => connection.post(message),
    postFromElsewhere(message) {
      connection.postFromElsewhere?.(message)
      return connection.postFromElsewhere !== undefined
    },
    received: () => received,
    asked: () => asked,
    answersTo: (id) => received.filter(({ fields }) => fields.id === id),
    quiet: () => wait(silence),
    now,
    userTimeout,
    stop,
  }
}
