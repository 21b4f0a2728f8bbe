import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import { type EmailHeaders, type Gateway, routes } from '#gateway'
import { notCached, privateCacheKey } from '../cache/privateCache.ts'
import { nullOn404 } from '../nullOn404.ts'

// Gateways before 2024-06-14 have email notifications; `isNotOffered` recognizes the errors of
// later ones.

/** The email address that a signer registered for a Safe. */
export interface RegisteredEmail {
  email: string
  verified: boolean
}

/** The Safe and the signer that an email address is registered for. */
export interface EmailRef {
  at: SafeRef
  signer: Address
}

/**
 * The signer's signature over the request, including its time in milliseconds. Older gateways
 * require it; later ones use the login.
 */
export interface EmailProof {
  signature: Hex
  timestamp: number
}

export const emailKey = ({ at, signer }: EmailRef) =>
  [...privateCacheKey, 'email', at.chainId, at.address.toLowerCase(), signer.toLowerCase()] as const

/** The email address that a signer registered, or null. Authorized by the login or by a proof. */
export const emailQuery = (gateway: Gateway, ref: EmailRef, proof?: EmailProof) =>
  queryOptions({
    queryKey: emailKey(ref),
    queryFn: ({ signal }): Promise<RegisteredEmail | null> =>
      nullOn404(
        gateway.call(routes.registeredEmail, {
          path: pathOf(ref),
          headers: headersOf(proof),
          signal,
        }),
      ),
  })

const pathOf = ({ at, signer }: EmailRef) => ({
  chainId: at.chainId,
  safeAddress: at.address,
  signer,
})

const headersOf = (proof: EmailProof | undefined): EmailHeaders =>
  proof
    ? {
        'Safe-Wallet-Signature': proof.signature,
        'Safe-Wallet-Signature-Timestamp': String(proof.timestamp),
      }
    : {}

export interface EmailChange extends EmailRef {
  email: string
  proof?: EmailProof
}

const keyOf = (action: string) => [...privateCacheKey, 'email', action] as const
const refreshEmail = (
  _response: unknown,
  _error: unknown,
  ref: EmailRef,
  _before: unknown,
  { client }: MutationFunctionContext,
) => client.invalidateQueries({ queryKey: emailKey(ref) })

/**
 * Registers an email address for notifications about a Safe. The gateway sends it a verification
 * code.
 */
export const registerEmailMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('register'),
    mutationFn: ({ email, proof, at, signer }: EmailChange) =>
      gateway.call(routes.registerEmail, {
        path: { chainId: at.chainId, safeAddress: at.address },
        body: { emailAddress: email, signer },
        headers: headersOf(proof),
      }),
    onSettled: refreshEmail,
    ...notCached,
  })

/** Replaces the email address. The new one has to be verified. */
export const changeEmailMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('change'),
    mutationFn: ({ email, proof, ...ref }: EmailChange) =>
      gateway.call(routes.changeEmail, {
        path: pathOf(ref),
        body: { emailAddress: email },
        headers: headersOf(proof),
      }),
    onSettled: refreshEmail,
    ...notCached,
  })

/** Deletes the email address of a signer. */
export const deleteEmailMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('delete'),
    mutationFn: ({ proof, ...ref }: EmailRef & { proof?: EmailProof }) =>
      gateway.call(routes.deleteEmail, { path: pathOf(ref), headers: headersOf(proof) }),
    onSettled: refreshEmail,
    ...notCached,
  })

/** Sends the verification code again. The gateway reports success in any case. */
export const resendCodeMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('resend'),
    mutationFn: (ref: EmailRef) => gateway.call(routes.resendVerification, { path: pathOf(ref) }),
    ...notCached,
  })

/** Verifies the email address with the code that was sent to it. */
export const verifyEmailMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('verify'),
    mutationFn: ({ code, ...ref }: EmailRef & { code: string }) =>
      gateway.call(routes.verifyEmail, { path: pathOf(ref), body: { code } }),
    onSettled: refreshEmail,
    ...notCached,
  })

/**
 * Unsubscribes from one category of emails, or from all of them, with the token that every email
 * contains.
 */
export const unsubscribeMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('unsubscribe'),
    mutationFn: ({ token, category }: { token: string; category?: string }) =>
      category === undefined
        ? gateway.call(routes.unsubscribeAll, { query: { token } })
        : gateway.call(routes.unsubscribe, { query: { category, token } }),
    ...notCached,
  })
