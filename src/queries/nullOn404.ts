import { GatewayHttpError, isNotOffered } from '#gateway'

/**
 * Resolves to null if the gateway responds that there is no such resource. If the gateway doesn't
 * offer the call at all, the promise still rejects, with an error that `isNotOffered` recognizes.
 */
export const nullOn404 = <Response>(response: Promise<Response>): Promise<Response | null> =>
  response.catch((error: unknown) => {
    if (error instanceof GatewayHttpError && error.status === 404 && !isNotOffered(error))
      return null
    throw error
  })
