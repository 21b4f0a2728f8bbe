import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Address } from '#base'
import { type Gateway, GatewayHttpError, type Login, routes } from '#gateway'
import { forgetPrivate, notRemembered, privateKey } from '../cache/privateCache.ts'
import { asAddress } from '../mappers.ts'

/** Who is logged in. */
export interface Session {
  id: string
  method: 'siwe' | 'oidc'
  signer: Address | null
  email: string | null
}

export const sessionKey = ['session'] as const

/** Who is logged in; null where nobody is, and then nothing private stays in memory. Newer gateways only. */
export const sessionQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal, client }): Promise<Session | null> => {
      try {
        const { id, authMethod, signerAddress, email } = await gateway.call(routes.session, { signal })
        return { id, method: authMethod, signer: signerAddress ? asAddress(signerAddress) : null, email: email ?? null }
      } catch (error) {
        if (!(error instanceof GatewayHttpError) || (error.status !== 401 && error.status !== 403)) throw error
        forgetPrivate(client)
        return null
      }
    },
  })

/** A fresh nonce for an EIP-4361 text: good once, for five minutes, so it is never kept. */
export const askNonce = async (gateway: Gateway, signal?: AbortSignal): Promise<string> => (await gateway.call(routes.authNonce, { signal })).nonce

/** Logs in with a signed EIP-4361 text. What was known of anybody before is forgotten; what is on the page is asked for anew. */
export const loginMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['login'] as const,
    mutationFn: (login: Login) => gateway.call(routes.verifyLogin, { body: login }),
    onSettled: (_answer, _error, _login, _before, { client }) => {
      forgetSession(client)
      void client.refetchQueries({ queryKey: privateKey, type: 'active' })
    },
    ...notRemembered,
  })

/** Logs out. Whatever the gateway says, nothing private stays in memory. Newer gateways only: with older ones the login ends by itself. */
export const logoutMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['logout'] as const,
    mutationFn: () => gateway.call(routes.logout, {}),
    onSettled: (_answer, _error, _nothing, _before, { client }) => forgetSession(client),
    ...notRemembered,
  })

function forgetSession(queries: QueryClient): void {
  forgetPrivate(queries)
  void queries.resetQueries({ queryKey: sessionKey })
}
