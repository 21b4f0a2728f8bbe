import { useQuery } from '@tanstack/react-query'
import type { Remote } from '#base'
import { type EmailRef, emailQuery, type RegisteredEmail, toRemote } from '#queries'
import { useEnvironment } from '#screens/core/environment'

/**
 * An owner's email address. Requested once without a signature: with a login, the gateway returns
 * it; without one, its rejection reveals whether it has addresses at all. A response to a signature
 * is stored in the same place, and isn't requested again.
 */
export function useRegisteredEmail(ref: EmailRef): Remote<RegisteredEmail | null> {
  const { gateway } = useEnvironment()
  return toRemote(
    useQuery({
      ...emailQuery(gateway, ref),
      enabled: (query) => query.state.data === undefined,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    }),
  )
}
