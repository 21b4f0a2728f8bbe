type RefusalBody = { message: string } & Record<string, unknown>

/** An answer of the gateway that is not a success: status and body are those of the real one. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  /** JSON, or plain text. */
  readonly body: RefusalBody | string
  constructor(status: number, body: RefusalBody | string) {
    super(typeof body === 'string' ? body : body.message)
    this.status = status
    this.body = body
  }
}

/** What a service behind the gateway did not find. */
export const notFound = () => new Refusal(404, { code: 404, message: 'Not found.' })

/** A contract that nobody has told the gateway of. */
export const noContract = () => new Refusal(404, { message: 'Error fetching the contract data.', error: 'Not Found', statusCode: 404 })

/** Any other refusal of a service behind the gateway. */
export const upstream = (status: number, message: string) => new Refusal(status, { code: status, message })

/** A proposal that does not hold. */
export const unprocessable = (message: string) => new Refusal(422, { message, statusCode: 422 })

/** A path, query or body value of the wrong form; `code` is a word here. */
export const invalid = (issue: { code: 'custom' | 'invalid_type'; message: string; path: string[]; expected?: string }) =>
  new Refusal(422, { statusCode: 422, ...issue })

/** A boolean of the query that is neither `true` nor `false`. */
export const notBoolean = () => new Refusal(400, { message: 'Validation failed (boolean string is expected)', error: 'Bad Request', statusCode: 400 })

/** A path that the gateway does not know: a GET is told less than the other methods. */
export const noRoute = (method: string, url: URL) =>
  new Refusal(
    404,
    method === 'GET'
      ? { message: 'Not Found', statusCode: 404 }
      : { message: `Cannot ${method} ${url.pathname}${url.search}`, error: 'Not Found', statusCode: 404 },
  )
