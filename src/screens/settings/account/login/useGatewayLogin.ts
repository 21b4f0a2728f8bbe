import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { isNotOffered } from '#gateway'
import { fetchLoginNonce, loginMutation, logoutMutation } from '#queries'
import { createSigninAdapter, readSigninMessage, type SigninAdapter } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { loginNotes } from './loginNote.ts'

/** Milliseconds that a session lasts: gateways reject more than 24 hours, and clocks differ. */
const sessionLength = 24 * 60 * 60 * 1000 - 60_000

/**
 * The wallet kit's adapter for the gateway, and the function that ends a session. The latter
 * rejects with the error of the call, even on gateways without it.
 */
export function useGatewayLogin(): {
  adapter: SigninAdapter<string>
  signOut: () => Promise<void>
} {
  const { gateway } = useEnvironment()
  const { mutateAsync: logIn } = useMutation(loginMutation(gateway))
  const { mutateAsync: logOut } = useMutation(logoutMutation(gateway))
  const signOut = useCallback(async () => {
    await logOut()
    loginNotes.update(() => null)
  }, [logOut])
  const adapter = useMemo(
    () =>
      createSigninAdapter({
        lifetime: sessionLength,
        getNonce: ({ signal }) => fetchLoginNonce(gateway, signal),
        verify: async (login) => {
          await logIn(login)
          const message = readSigninMessage(login.message)
          if (message) {
            const { address, chainId } = message
            loginNotes.update(() => ({
              gateway: gateway.baseUrl,
              address,
              chainId,
              until: Date.parse(message.expirationTime ?? '') || Date.now() + sessionLength,
            }))
          }
          return true
        },
        // For a login that was left before verification. Older gateways can't end it, so the
        // displayed state stays.
        signOut: () =>
          signOut().catch((error: unknown) => {
            if (!isNotOffered(error)) throw error
          }),
      }),
    [gateway, logIn, signOut],
  )
  return { adapter, signOut }
}
