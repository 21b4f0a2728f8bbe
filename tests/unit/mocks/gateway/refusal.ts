import { GatewayHttpError } from '#gateway'

/** What the product would tell of a refused call: the status, and the sentence of the error. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'accepted'
  } catch (cause) {
    if (cause instanceof GatewayHttpError) return `${cause.status} ${cause.message}`
    throw cause
  }
}
