import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Address } from '#base'
import { type Gateway, GatewayHttpError, isNotOffered, type Login, routes } from '#gateway'
import { clearPrivateCache, notCached, privateCacheKey } from '../cache/privateCache.ts'
import { asAddress } from '../mappers.ts'
import { nullOn404 } from '../nullOn404.ts'
import { accountQuery } from './account.ts'

/** Who is logged in. */
export interface Session {
  id: string
  method: 'siwe' | 'oidc'
  signer: Address | null
  email: string | null
}

export const sessionKey = ['session'] as const

/**
 * Who is logged in according to the gateway: null for no one, `notOffered` if it lacks the call.
 */
export type SessionReport = Session | 'notOffered' | null

/**
 * Who is logged in. If no one is, removes all private data from memory. Gateways before 2026 don't
 * report it.
 */
export const sessionQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal, client }): Promise<SessionReport> => {
      try {
        const { id, authMethod, signerAddress, email } = await gateway.call(routes.session, {
          signal,
        })
        return {
          id,
          method: authMethod,
          signer: signerAddress ? asAddress(signerAddress) : null,
          email: email ?? null,
        }
      } catch (error) {
        // A value, not a failure: it's kept while it's refetched.
        if (isNotOffered(error)) return 'notOffered'
        if (!isLoginDeclined(error)) throw error
        clearPrivateCache(client)
        return null
      }
    },
  })

/** Whether a call failed because no one, or someone else, is logged in. */
export const isLoginDeclined = (error: unknown): error is GatewayHttpError =>
  error instanceof GatewayHttpError && (error.status === 401 || error.status === 403)

/**
 * Whether an address is logged in. `unknown`: the gateway has no accounts either, so there's no way
 * to tell.
 */
export type LoginProbe = 'self' | 'other' | 'nobody' | 'unknown'

/**
 * Whether an address is logged in, for gateways that don't report it in {@link sessionQuery}:
 * requests its account, which no one else may see. Removes all private data from memory if it
 * isn't.
 */
export const loginProbeQuery = (gateway: Gateway, address: Address) =>
  queryOptions({
    queryKey: [...sessionKey, 'probe', address.toLowerCase()] as const,
    queryFn: async ({ signal, client }): Promise<LoginProbe> => {
      try {
        const account = await nullOn404(gateway.call(routes.account, { path: { address }, signal }))
        client.setQueryData(accountQuery(gateway, address).queryKey, account)
        return 'self'
      } catch (error) {
        if (isNotOffered(error)) return 'unknown'
        if (!isLoginDeclined(error)) throw error
        clearPrivateCache(client)
        return error.status === 401 ? 'other' : 'nobody'
      }
    },
  })

/**
 * A new nonce for an EIP-4361 message. It is valid once and for five minutes, so it is never
 * cached.
 */
export const fetchLoginNonce = async (gateway: Gateway, signal?: AbortSignal): Promise<string> =>
  (await gateway.call(routes.authNonce, { signal })).nonce

/**
 * Logs in with a signed EIP-4361 message. Removes the private data of any previous login, and
 * refetches visible data. If it fails, the session keeps its known state until it's refetched: the
 * login may have reached the gateway.
 */
export const loginMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['login'] as const,
    mutationFn: (login: Login) => gateway.call(routes.verifyLogin, { body: login }),
    onSettled: (_response, error, _login, _before, { client }) => {
      if (error) {
        clearPrivateCache(client)
        void client.invalidateQueries({ queryKey: sessionKey })
      } else clearSession(client)
      void client.refetchQueries({ queryKey: privateCacheKey, type: 'active' })
    },
    ...notCached,
  })

/**
 * Logs out. Removes all private data from memory, even if the call fails. Newer gateways only; on
 * older ones the session just expires.
 */
export const logoutMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['logout'] as const,
    mutationFn: () => gateway.call(routes.logout, {}),
    onSettled: (_response, _error, _variables, _before, { client }) => clearSession(client),
    ...notCached,
  })

function clearSession(queryClient: QueryClient): void {
  clearPrivateCache(queryClient)
  void queryClient.resetQueries({ queryKey: sessionKey })
}
