type HttpErrorBody = { message: string } & Record<string, unknown>

/** An error response; status and body are those of the real gateway. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** JSON, or plain text. */
  readonly body: HttpErrorBody | string
  constructor(status: number, body: HttpErrorBody | string) {
    super(typeof body === 'string' ? body : body.message)
    this.status = status
    this.body = body
  }
}

/** Not found by a service behind the gateway. */
export const notFound = () => new HttpError(404, { code: 404, message: 'Not found.' })

/** A contract unknown to the gateway. */
export const noContract = () =>
  new HttpError(404, {
    message: 'Error fetching the contract data.',
    error: 'Not Found',
    statusCode: 404,
  })

/** Any other error of a service behind the gateway. */
export const upstream = (status: number, message: string) =>
  new HttpError(status, { code: status, message })

/** An invalid proposal. */
export const unprocessable = (message: string) => new HttpError(422, { message, statusCode: 422 })

/** An invalid path, query, or body value; `code` is a word here. */
export const invalid = (issue: {
  code: 'custom' | 'invalid_type'
  message: string
  path: string[]
  expected?: string
}) => new HttpError(422, { statusCode: 422, ...issue })

/** A boolean query value that is neither `true` nor `false`. */
export const notBoolean = () =>
  new HttpError(400, {
    message: 'Validation failed (boolean string is expected)',
    error: 'Bad Request',
    statusCode: 400,
  })

/** An unknown path: the 404 of a GET contains less than that of other methods. */
export const noRoute = (method: string, url: URL) =>
  new HttpError(
    404,
    method === 'GET'
      ? { message: 'Not Found', statusCode: 404 }
      : {
          message: `Cannot ${method} ${url.pathname}${url.search}`,
          error: 'Not Found',
          statusCode: 404,
        },
  )
