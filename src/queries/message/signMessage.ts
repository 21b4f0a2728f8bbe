import { mutationOptions } from '@tanstack/react-query'
import type { Hex, SafeRef } from '#base'
import { type Gateway, routes, type TypedMessage } from '#gateway'
import { messagesKey } from '../safe/keys.ts'

export interface NewMessage {
  at: SafeRef
  message: string | TypedMessage
  /** An owner's signature over the Safe's hash of the message. */
  signature: Hex
  /** JSON `{ url, name }` of the app that requested it. */
  origin?: string | null
}

/** Proposes a message with its first signature. Never retried. */
export const proposeMessage = (
  gateway: Gateway,
  { at, message, signature, origin = null }: NewMessage,
): Promise<void> =>
  gateway.call(routes.proposeMessage, {
    path: { chainId: at.chainId, safeAddress: at.address },
    body: { message, signature, origin },
  })

/** Refetches the list even if the call fails, because the gateway may have stored it. */
export const proposeMessageMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['proposeMessage'] as const,
    mutationFn: (message: NewMessage) => proposeMessage(gateway, message),
    onSettled: (_response, _error, { at }, _before, { client }) =>
      client.invalidateQueries({ queryKey: messagesKey(at) }),
  })

export interface MessageSignature {
  at: SafeRef
  hash: Hex
  signature: Hex
}

/** Adds an owner's signature to a message. Never retried. */
export const confirmMessage = (
  gateway: Gateway,
  { at, hash, signature }: MessageSignature,
): Promise<void> =>
  gateway.call(routes.confirmMessage, {
    path: { chainId: at.chainId, messageHash: hash },
    body: { signature },
  })

export const confirmMessageMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['confirmMessage'] as const,
    mutationFn: (signature: MessageSignature) => confirmMessage(gateway, signature),
    onSettled: (_response, _error, { at }, _before, { client }) =>
      client.invalidateQueries({ queryKey: messagesKey(at) }),
  })
