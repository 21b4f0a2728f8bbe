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
 * where the body says nothing usable; HTML of a proxy never gets into it.
 */
export class GatewayAnswerError extends GatewayError {
  override readonly name = 'GatewayAnswerError'
  readonly status: number
  /** Number or word, as the body has it. */
  readonly code: number | string | undefined
  /** The gateway's own sentence, without the prefix. */
  readonly detail: string | undefined
  /** Which field a validation error means. */
  readonly path: readonly (string | number)[]
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | undefined
  readonly text: string
  constructor(endpoint: string, answer: { status: number; statusText: string; text: string; retryAfter?: number | undefined }) {
    const body = readErrorBody(answer.text)
    super(messageOf(answer, body), endpoint)
    this.status = answer.status
    this.code = body?.code
    this.detail = body?.message
    this.path = body?.path ?? []
    this.retryAfter = answer.retryAfter
    this.text = answer.text
  }
}

/** No answer came: no network, a refused connection, a wrong host, CORS. */
export class GatewayUnreachableError extends GatewayError {
  override readonly name = 'GatewayUnreachableError'
}
/** The answer took longer than the time allowed. */
export class GatewayTimeoutError extends GatewayError {
  override readonly name = 'GatewayTimeoutError'
}
/** The caller gave the call up. */
export class GatewayAbortError extends GatewayError {
  override readonly name = 'GatewayAbortError'
}
/** A success whose body cannot be read as what the route answers. */
export class GatewayUnreadableError extends GatewayError {
  override readonly name = 'GatewayUnreadableError'
}
/** A value that must not be sent: a path value that does not fit its kind, or a page URL of another host. Thrown before anything leaves. */
export class GatewayRequestError extends GatewayError {
  override readonly name = 'GatewayRequestError'
}

interface ErrorBody {
  code: number | string | undefined
  message: string | undefined
  path: (string | number)[]
}

const reasons: Record<number, string> = {
  400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 409: 'Conflict', 422: 'Unprocessable Entity',
  429: 'Too Many Requests', 451: 'Unavailable For Legal Reasons', 500: 'Internal Server Error', 502: 'Bad Gateway', 503: 'Service Unavailable', 504: 'Gateway Timeout',
}

function readErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return undefined
    const { code, statusCode, message, path } = body as Record<string, unknown>
    const told = code ?? statusCode
    if (message === undefined || (typeof told !== 'number' && typeof told !== 'string')) return undefined
    return { code: told, message: String(message), path: Array.isArray(path) ? path.filter((part) => typeof part !== 'object') : [] }
  } catch {
    return undefined
  }
}

const messageOf = ({ status, statusText }: { status: number; statusText: string }, body: ErrorBody | undefined): string =>
  body ? `CGW error - ${body.code}: ${body.message}` : `CGW error - status ${statusText || reasons[status] || status}`
