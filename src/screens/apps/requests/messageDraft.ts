import type { Address, Hex } from '#base'
import type { OffchainMessage } from '#domain'
import { deploymentAt, messageHash, messageLibraries, type SafeMessage, toMessageTx } from '#safe'
import type { Draft } from '#screens/transactions/confirm'

export interface MessageDraftContext {
  nonce: bigint
  /** The contract that records messages as signed. */
  library: Address
  app: { name: string; url: string }
}

/**
 * The hash of the message itself; undefined for data that has none, such as an address with a wrong
 * checksum.
 */
export function hashOf(message: OffchainMessage): Hex | undefined {
  try {
    return messageHash(message as SafeMessage)
  } catch {
    return undefined
  }
}

/**
 * The name and version, as published, of the library with which a Safe of this version signs
 * messages on-chain.
 */
export function libraryName(version: string | null): string {
  const official = deploymentAt(messageLibraries(version)[0])
  return official ? `${official.contract} ${official.version}` : 'SignMessageLib'
}

/** The transaction that signs the message with this hash on the chain, as it is reviewed. */
export const messageDraft = (hash: Hex, { nonce, library, app }: MessageDraftContext): Draft => ({
  tx: toMessageTx(hash, { nonce, library }),
  action: { kind: 'call', to: { address: library, name: null }, method: 'signMessage', value: 0n },
  note: null,
  app,
})
