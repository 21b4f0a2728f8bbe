import { useQuery } from '@tanstack/react-query'
import type { Remote } from '#base'
import { type EmailRef, emailQuery, type RegisteredEmail, toRemote } from '#queries'
import { useEnvironment } from '#screens/core/environment'

/**
 * The email address of an owner. It is asked for once without a signature: for a login, the
 * gateway tells it; without one, its refusal says that it has addresses at all, or not. What it
 * tells for a signature is put into the same place, and isn't asked for again.
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
