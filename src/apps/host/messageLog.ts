import { ownFields } from '#apps/protocol'

/**
 * A message between an app and its host, for developers. Parameters and results are omitted because
 * they may be private.
 */
export type LoggedMessage =
  /**
   * `check`: `accepted`; `declined` with an error; `foreign`: from an origin without responses;
   * `ignored`: expects no response.
   */
  | {
      kind: 'request'
      at: number
      id: string | undefined
      method: string | undefined
      origin: string
      check: 'accepted' | 'declined' | 'foreign' | 'ignored'
    }
  | {
      kind: 'answer'
      at: number
      id: string
      error: { text: string; code: number | undefined } | undefined
    }
  | { kind: 'event'; at: number; name: string }

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 128) : undefined

/** A received message. Reads only its ID and method. */
export function loggedRequest(
  at: number,
  data: unknown,
  origin: string,
  check: Extract<LoggedMessage, { kind: 'request' }>['check'],
): LoggedMessage {
  const { id, method } = ownFields(data, 'id', 'method') ?? {}
  return { kind: 'request', at, id: text(id), method: text(method), origin, check }
}

/** A sent message: a response or an event from the host. */
export function loggedAnswer(at: number, message: object): LoggedMessage {
  const { id, event, success, error, code } = message as Record<string, unknown>
  if (typeof id !== 'string') return { kind: 'event', at, name: text(event) ?? '' }
  const isError = success !== true
  return {
    kind: 'answer',
    at,
    id,
    error: isError
      ? { text: text(error) ?? '', code: typeof code === 'number' ? code : undefined }
      : undefined,
  }
}
