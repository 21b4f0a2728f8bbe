/** What an error tells beside its sentence. */
export interface GatewayErrorOptions extends ErrorOptions {
  status?: number
  text?: string
  field?: readonly (string | number)[]
}

/** What every failure of a gateway call has: the route's path with its names still in braces, never with values of a person. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError'
  declare readonly endpoint: string
  constructor(message: string, endpoint: string, options?: GatewayErrorOptions) {
    super(message, options)
    Object.assign(this, options, { endpoint })
  }
}

/**
 * The gateway answered with an error. The message is `CGW error - {code}: {message}`, or `CGW error - status {statusText}`
 * where the body says nothing usable; HTML of a proxy never gets into it. A redirect is such an error too: none is followed.
 */
export class GatewayHttpError extends GatewayError {
  override readonly name = 'GatewayHttpError'
  /** Of HTTP; 0 for a redirect, whose status a browser hides. */
  declare readonly status: number
  /** Number or word, as the body has it. */
  declare readonly code: number | string | undefined
  /** The gateway's own sentence, without the prefix. */
  declare readonly detail: string | undefined
  /** Which field a validation error means. */
  readonly path: readonly (string | number)[] = []
  /** Seconds, from Retry-After. */
  declare readonly retryAfter: number | undefined
  /** The body as it came, which may be HTML: not to be shown. */
  declare readonly text: string
  constructor(endpoint: string, answer: { status: number; statusText: string; text: string; retryAfter?: number | undefined }) {
    const told = readErrorBody(answer.text)
    // HTTP/2 has no words for a status.
    super(
      `CGW error - ${told ? `${told.code}: ${told.detail}` : `status ${(!isHtml(answer.statusText) && answer.statusText) || answer.status || 'redirect'}`}`,
      endpoint,
    )
    Object.assign(this, answer, told)
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
export class InvalidResponseError extends GatewayError {
  override readonly name = 'InvalidResponseError'
  /** Of HTTP; undefined where a check found the fault. */
  declare readonly status: number | undefined
  /** How the body begins, for the curious: not to be shown. */
  declare readonly text: string | undefined
  /** Where the wrong field is, for example `["results", 0, "transaction", "id"]`. */
  declare readonly field: readonly (string | number)[] | undefined
}
/** What must not be sent: a path value that does not fit its kind, a page URL of another host or list, a body that is no JSON. Thrown before anything leaves. */
export class GatewayRequestError extends GatewayError {
  override readonly name = 'GatewayRequestError'
}

const isHtml = (text: string): boolean => /<(!|\/|html)/i.test(text)
const isWord = (value: unknown): value is string | number => /number|string/.test(typeof value)

/** `code` counts before `statusCode`; a list of messages is joined by commas. Undefined without both a code and a message. */
function readErrorBody(text: string): { code: string | number; detail: string; path: (string | number)[] } | undefined {
  try {
    const { code, statusCode, message, path } = JSON.parse(text) as Record<string, unknown>
    const told = code ?? statusCode
    const detail = String(message ?? '')
    if (detail && !isHtml(detail) && isWord(told)) return { code: told, detail, path: [path].flat().filter(isWord) }
  } catch {
    // No JSON, or none that is an object: a proxy's page, or nothing at all.
  }
  return undefined
}
