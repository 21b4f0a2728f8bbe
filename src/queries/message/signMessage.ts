import { mutationOptions } from '@tanstack/react-query'
import { type Hex, pause, type SafeRef } from '#base'
import { type Gateway, GatewayHttpError, routes, type TypedMessage } from '#gateway'
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
  /** Whether the Safe's list has the message. */
  isListed?: boolean
}

/** Milliseconds between attempts, and how many: more than gateways remember a missing message. */
const missingRetry = 5_000
const mostAttempts = 8

/**
 * Adds an owner's signature to a message. Retried only if the message `isListed` but isn't found:
 * the gateway may still remember that there was none, and then stores nothing.
 */
export async function confirmMessage(
  gateway: Gateway,
  { at, hash, signature, isListed = false }: MessageSignature,
): Promise<void> {
  const path = { chainId: at.chainId, messageHash: hash }
  for (let attempt = 1; ; attempt++) {
    try {
      return await gateway.call(routes.confirmMessage, { path, body: { signature } })
    } catch (error) {
      const isMissing = error instanceof GatewayHttpError && error.status === 404
      if (!isMissing || !isListed || attempt === mostAttempts) throw error
    }
    await pause(missingRetry)
  }
}

export const confirmMessageMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['confirmMessage'] as const,
    mutationFn: (signature: MessageSignature) => confirmMessage(gateway, signature),
    onSettled: (_response, _error, { at }, _before, { client }) =>
      client.invalidateQueries({ queryKey: messagesKey(at) }),
  })
