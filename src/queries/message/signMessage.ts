import { mutationOptions } from '@tanstack/react-query'
import type { Hex, SafeRef } from '#base'
import { type Gateway, routes, type TypedMessage } from '#gateway'
import { messagesKey } from './messages.ts'

export interface NewMessage {
  at: SafeRef
  message: string | TypedMessage
  /** An owner's, over the safe's hash of the message. */
  signature: Hex
  /** JSON text `{ url, name }` of the app that asked for it. */
  origin?: string | null
}

/** Proposes a message with its first signature. Sent once, never again by itself; the list is asked for again, also where the answer was lost. */
export const proposeMessageMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['proposeMessage'] as const,
    mutationFn: ({ at, message, signature, origin = null }: NewMessage) =>
      gateway.call(routes.proposeMessage, { path: { chainId: at.chainId, safeAddress: at.address }, body: { message, signature, origin } }),
    onSettled: (_answer, _error, { at }, _before, { client }) => client.invalidateQueries({ queryKey: messagesKey(at) }),
  })

export interface MessageSignature {
  at: SafeRef
  hash: Hex
  signature: Hex
}

/** Adds an owner's signature to a message. */
export const confirmMessageMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['confirmMessage'] as const,
    mutationFn: ({ at, hash, signature }: MessageSignature) =>
      gateway.call(routes.confirmMessage, { path: { chainId: at.chainId, messageHash: hash }, body: { signature } }),
    onSettled: (_answer, _error, { at }, _before, { client }) => client.invalidateQueries({ queryKey: messagesKey(at) }),
  })
