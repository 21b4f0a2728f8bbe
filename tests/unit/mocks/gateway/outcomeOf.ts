import { GatewayHttpError } from '#gateway'

/** A failed call as status and message. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'accepted'
  } catch (cause) {
    if (cause instanceof GatewayHttpError) return `${cause.status} ${cause.message}`
    throw cause
  }
}
