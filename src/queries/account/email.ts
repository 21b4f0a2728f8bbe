import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import { type EmailHeaders, type Gateway, routes } from '#gateway'
import { orNull } from '../nullOn404.ts'
import { notRemembered, privateKey } from '../cache/privateCache.ts'

// E-mail exists on gateways before 2024-06-14; `isNotOffered` tells the others.

/** The address that a signer registered for a safe. */
export interface RegisteredEmail {
  email: string
  verified: boolean
}

/** Where an address belongs. */
export interface EmailRef {
  at: SafeRef
  signer: Address
}

/** The signer's signature over what is asked for, with its time in milliseconds: older gateways want it, later ones go by the login. */
export interface EmailProof {
  signature: Hex
  timestamp: number
}

export const emailKey = ({ at, signer }: EmailRef) => [...privateKey, 'email', at.chainId, at.address.toLowerCase(), signer.toLowerCase()] as const

/** What a signer registered; null where there is nothing. Asks by the login, or with a proof. */
export const emailQuery = (gateway: Gateway, ref: EmailRef, proof?: EmailProof) =>
  queryOptions({
    queryKey: emailKey(ref),
    queryFn: ({ signal }): Promise<RegisteredEmail | null> =>
      orNull(gateway.call(routes.registeredEmail, { path: pathOf(ref), headers: headersOf(proof), signal })),
  })

const pathOf = ({ at, signer }: EmailRef) => ({ chainId: at.chainId, safeAddress: at.address, signer })

const headersOf = (proof: EmailProof | undefined): EmailHeaders =>
  proof ? { 'Safe-Wallet-Signature': proof.signature, 'Safe-Wallet-Signature-Timestamp': String(proof.timestamp) } : {}

export interface EmailChange extends EmailRef {
  email: string
  proof?: EmailProof
}

const keyOf = (act: string) => [...privateKey, 'email', act] as const
const askAgain = (_answer: unknown, _error: unknown, ref: EmailRef, _before: unknown, { client }: MutationFunctionContext) =>
  client.invalidateQueries({ queryKey: emailKey(ref) })

/** Has alerts about a safe sent to an address, which gets a code. */
export const registerEmailMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('register'),
    mutationFn: ({ email, proof, at, signer }: EmailChange) =>
      gateway.call(routes.registerEmail, {
        path: { chainId: at.chainId, safeAddress: at.address },
        body: { emailAddress: email, signer },
        headers: headersOf(proof),
      }),
    onSettled: askAgain,
    ...notRemembered,
  })

/** Puts another address in its place, which has to be verified anew. */
export const changeEmailMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('change'),
    mutationFn: ({ email, proof, ...ref }: EmailChange) =>
      gateway.call(routes.changeEmail, { path: pathOf(ref), body: { emailAddress: email }, headers: headersOf(proof) }),
    onSettled: askAgain,
    ...notRemembered,
  })

/** Forgets the address of a signer. */
export const deleteEmailMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('delete'),
    mutationFn: ({ proof, ...ref }: EmailRef & { proof?: EmailProof }) => gateway.call(routes.deleteEmail, { path: pathOf(ref), headers: headersOf(proof) }),
    onSettled: askAgain,
    ...notRemembered,
  })

/** Sends the code once more. The gateway says yes whatever happens. */
export const resendCodeMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('resend'),
    mutationFn: (ref: EmailRef) => gateway.call(routes.resendVerification, { path: pathOf(ref) }),
    ...notRemembered,
  })

/** Proves with the code that the address is the signer's. */
export const verifyEmailMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('verify'),
    mutationFn: ({ code, ...ref }: EmailRef & { code: string }) => gateway.call(routes.verifyEmail, { path: pathOf(ref), body: { code } }),
    onSettled: askAgain,
    ...notRemembered,
  })

/** Ends one kind of e-mail, or all of them where no kind is given, by the token that every e-mail carries. */
export const unsubscribeMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: keyOf('unsubscribe'),
    mutationFn: ({ token, category }: { token: string; category?: string }) =>
      category === undefined ? gateway.call(routes.unsubscribeAll, { query: { token } }) : gateway.call(routes.unsubscribe, { query: { category, token } }),
    ...notRemembered,
  })
