import { GatewayHttpError, isNotOffered } from '#gateway'

/**
 * The answer, or null where the gateway says that there is no such thing. A gateway that does not offer the call at all stays an
 * error, which `isNotOffered` tells.
 */
export const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof GatewayHttpError && error.status === 404 && !isNotOffered(error)) return null
    throw error
  })
