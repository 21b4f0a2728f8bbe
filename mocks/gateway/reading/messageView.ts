import type { SafeMessage } from '#gateway'
import type { Message } from '../messages.ts'
import { addressInfo } from './addressInfo.ts'
import { packSigners } from './packSignatures.ts'
import type { SafeSnapshot } from './safeSnapshot.ts'

/**
 * A message as returned by the gateway. Includes the Safe's packed signature once enough owners
 * have signed.
 */
export async function messageView(safe: SafeSnapshot, one: Message): Promise<SafeMessage> {
  const signed = await Promise.all(
    one.confirmations.map(async ({ owner, signature }) => ({
      owner,
      signature: await signature(),
    })),
  )
  const confirmed = signed.length >= safe.threshold
  return {
    messageHash: one.messageHash,
    status: confirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: null,
    name: null,
    message: one.message,
    creationTimestamp: one.createdAt,
    modifiedTimestamp: one.modifiedAt,
    confirmationsSubmitted: signed.length,
    confirmationsRequired: safe.threshold,
    proposedBy: addressInfo(one.proposedBy),
    confirmations: signed.map(({ owner, signature }) => ({ owner: addressInfo(owner), signature })),
    preparedSignature: confirmed ? packSigners(signed) : null,
    origin: one.origin,
  }
}
