/** Details of an error besides its message. */
export interface GatewayErrorOptions extends ErrorOptions {
  status?: number
  text?: string
  field?: readonly (string | number)[]
}

/**
 * The base class of all failed gateway calls. `endpoint` is the route's path with its parameter
 * names in braces, never with user data.
 */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError'
  declare readonly endpoint: string
  constructor(message: string, endpoint: string, options?: GatewayErrorOptions) {
    super(message, options)
    Object.assign(this, options, { endpoint })
  }
}

/**
 * The gateway returned an error. The message is `CGW error - {code}: {message}`, or
 * `CGW error - status {statusText}` if the body is unusable; a proxy's HTML never becomes part of
 * it. Redirects count as errors too: the client does not follow them.
 */
export class GatewayHttpError extends GatewayError {
  override readonly name = 'GatewayHttpError'
  /** HTTP status; 0 for a redirect, because browsers hide its status. */
  declare readonly status: number
  /** A number or a string, as in the body. */
  declare readonly code: number | string | undefined
  /** The gateway's own message, without the prefix. */
  declare readonly detail: string | undefined
  /** The field that a validation error refers to. */
  readonly path: readonly (string | number)[] = []
  /** Seconds, from Retry-After. */
  declare readonly retryAfter: number | undefined
  /** The start of the raw body, at most 64 KB; it may be HTML. Not for display. */
  declare readonly text: string
  constructor(
    endpoint: string,
    answer: { status: number; statusText: string; text: string; retryAfter?: number | undefined },
  ) {
    const told = readErrorBody(answer.text)
    // HTTP/2 has no status text.
    const statusText = isHtml(answer.statusText) ? '' : answer.statusText
    const status = statusText || answer.status || 'redirect'
    super(`CGW error - ${told ? `${told.code}: ${told.detail}` : `status ${status}`}`, endpoint)
    Object.assign(this, answer, told)
  }
}

/**
 * No response: no network, connection rejected, wrong host or CORS. The request may still have
 * reached the server.
 */
export class GatewayUnreachableError extends GatewayError {
  override readonly name = 'GatewayUnreachableError'
}
/** The response took too long. The request may have reached the server anyway. */
export class GatewayTimeoutError extends GatewayError {
  override readonly name = 'GatewayTimeoutError'
}
/** The caller aborted the call. */
export class GatewayAbortError extends GatewayError {
  override readonly name = 'GatewayAbortError'
}
/**
 * A success response with an unreadable body: empty, HTML, truncated, too large, nested too deeply,
 * or with an invalid field.
 */
export class InvalidResponseError extends GatewayError {
  override readonly name = 'InvalidResponseError'
  /** HTTP status; undefined if validation found the fault. */
  declare readonly status: number | undefined
  /** The start of the body, for debugging. Not for display. */
  declare readonly text: string | undefined
  /** Path to the invalid field, for example `["results", 0, "transaction", "id"]`. */
  declare readonly field: readonly (string | number)[] | undefined
}
/**
 * The request is invalid: a path value of the wrong kind, a page URL without a usable query, or a
 * body that is not JSON. Thrown before anything is sent.
 */
export class GatewayRequestError extends GatewayError {
  override readonly name = 'GatewayRequestError'
}

const isHtml = (text: string): boolean => /<(!|\/|html)/i.test(text)
const isWord = (value: unknown): value is string | number =>
  typeof value === 'number' || typeof value === 'string'

/**
 * `code` takes precedence over `statusCode`; a list of messages is joined with commas. Undefined
 * unless there is both a code and a message.
 */
function readErrorBody(
  text: string,
): { code: string | number; detail: string; path: (string | number)[] } | undefined {
  try {
    const { code, statusCode, message, path } = JSON.parse(text) as Record<string, unknown>
    const told = code ?? statusCode
    const detail = String(message ?? '')
    if (detail && !isHtml(detail) && isWord(told))
      return { code: told, detail, path: [path].flat().filter(isWord) }
  } catch {
    // Not JSON, or not an object: a proxy's page or an empty body.
  }
  return undefined
}
