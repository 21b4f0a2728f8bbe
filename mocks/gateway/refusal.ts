type RefusalBody = { message: string } & Record<string, unknown>

/** An error response; status and body are those of the real gateway. */
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

/** Not found by a service behind the gateway. */
export const notFound = () => new Refusal(404, { code: 404, message: 'Not found.' })

/** A contract unknown to the gateway. */
export const noContract = () =>
  new Refusal(404, {
    message: 'Error fetching the contract data.',
    error: 'Not Found',
    statusCode: 404,
  })

/** Any other error of a service behind the gateway. */
export const upstream = (status: number, message: string) =>
  new Refusal(status, { code: status, message })

/** An invalid proposal. */
export const unprocessable = (message: string) => new Refusal(422, { message, statusCode: 422 })

/** An invalid path, query or body value; `code` is a word here. */
export const invalid = (issue: {
  code: 'custom' | 'invalid_type'
  message: string
  path: string[]
  expected?: string
}) => new Refusal(422, { statusCode: 422, ...issue })

/** A boolean query value that is neither `true` nor `false`. */
export const notBoolean = () =>
  new Refusal(400, {
    message: 'Validation failed (boolean string is expected)',
    error: 'Bad Request',
    statusCode: 400,
  })

/** An unknown path: the 404 of a GET contains less than that of other methods. */
export const noRoute = (method: string, url: URL) =>
  new Refusal(
    404,
    method === 'GET'
      ? { message: 'Not Found', statusCode: 404 }
      : {
          message: `Cannot ${method} ${url.pathname}${url.search}`,
          error: 'Not Found',
          statusCode: 404,
        },
  )
