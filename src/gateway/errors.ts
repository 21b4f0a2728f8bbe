/** What every failure of a gateway call has: the route's path with its names still in braces, never with values of a person. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError'
  readonly endpoint: string
  constructor(message: string, endpoint: string, options?: ErrorOptions) {
    super(message, options)
    this.endpoint = endpoint
  }
}

/**
 * The gateway answered with an error. The message is `CGW error - {code}: {message}`, or `CGW error - status {statusText}`
 * where the body says nothing usable; HTML of a proxy never gets into it. A redirect is such an error too: none is followed.
 */
export class GatewayAnswerError extends GatewayError {
  override readonly name = 'GatewayAnswerError'
  /** Of HTTP; 0 for a redirect whose status the browser hides. */
  readonly status: number
  /** Number or word, as the body has it. */
  readonly code: number | string | undefined
  /** The gateway's own sentence, without the prefix. */
  readonly detail: string | undefined
  /** Which field a validation error means. */
  readonly path: readonly (string | number)[]
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | undefined
  /** The body as it came, which may be HTML: not to be shown. */
  readonly text: string
  constructor(endpoint: string, { status, statusText, text, retryAfter }: { status: number; statusText: string; text: string; retryAfter?: number | undefined }) {
    const body = readErrorBody(text)
    super(`CGW error - ${body.detail === undefined ? `status ${isHtml(statusText) ? status : statusText || status}` : `${body.code}: ${body.detail}`}`, endpoint)
    this.status = status
    this.code = body.code
    this.detail = body.detail
    this.path = body.path ?? []
    this.retryAfter = retryAfter
    this.text = text
  }
}

/** No answer came: no network, a refused connection, a wrong host, CORS. What was sent may have arrived all the same. */
export class GatewayUnreachableError extends GatewayError {
  override readonly name = 'GatewayUnreachableError'
}
/** The answer took longer than the time allowed. What was sent may have arrived all the same. */
export class GatewayTimeoutError extends GatewayError {
  override readonly name = 'GatewayTimeoutError'
}
/** The caller gave the call up. */
export class GatewayAbortError extends GatewayError {
  override readonly name = 'GatewayAbortError'
}
/** A success whose body cannot be read as what the route answers: empty, HTML, cut off, or with a field that is wrong. */
export class GatewayUnreadableError extends GatewayError {
  override readonly name = 'GatewayUnreadableError'
  /** Of HTTP; undefined where a check found the fault. */
  readonly status: number | undefined
  /** How the body begins, for the curious: not to be shown. */
  readonly text: string | undefined
  /** Where the wrong field is, for example `["results", 0, "transaction", "id"]`. */
  readonly field: readonly (string | number)[] | undefined
  constructor(message: string, endpoint: string, { status, text, field, ...options }: ErrorOptions & { status?: number; text?: string; field?: readonly (string | number)[] } = {}) {
    super(message, endpoint, options)
    this.status = status
    this.text = text
    this.field = field
  }
}
/** A value that must not be sent: a path value that does not fit its kind, a page URL of another host or list, a body that is no JSON. Thrown before anything leaves. */
export class GatewayRequestError extends GatewayError {
  override readonly name = 'GatewayRequestError'
}

const isHtml = (text: string): boolean => /<(!|\/|html)/i.test(text)

/** `code` counts before `statusCode`; a list of messages is joined by commas. Without both a code and a message the body says nothing. */
function readErrorBody(text: string): { code?: number | string; detail?: string; path?: (string | number)[] } {
  try {
    const { code, statusCode, message, path } = JSON.parse(text) as Record<string, unknown>
    const told = code ?? statusCode
    const detail = String(message)
    if (message == null || isHtml(detail) || (typeof told !== 'number' && typeof told !== 'string')) return {}
    return { code: told, detail, path: Array.isArray(path) ? path.filter((part) => typeof part === 'string' || typeof part === 'number') : [] }
  } catch {
    return {}
  }
}
