import { GatewayHttpError } from '#gateway'

const httpError = (status: number, body: object) =>
  new GatewayHttpError('', { status, statusText: '', text: JSON.stringify(body) })

/** There is no such thing. */
export const notFound = (message: string): GatewayHttpError =>
  httpError(404, { code: 404, message })

/** Only a service could answer this; `isNotOffered` recognizes it. */
export const notOffered = (path: string): GatewayHttpError =>
  httpError(404, { statusCode: 404, message: `Cannot GET ${path}` })

/** The browser's storage is full or blocked: nothing is lost, but nothing was kept either. */
export const notStored = (): GatewayHttpError =>
  httpError(507, { code: 507, message: "This browser's storage is full or blocked." })

export const declined = (message: string): GatewayHttpError =>
  httpError(422, { code: 422, message })
