import type { Address, Hex } from '#base'
import { deploymentAt, messageLibraries, toMessageTx } from '#safe'
import type { Draft } from '#screens/transactions/confirm'

export interface MessageDraftContext {
  nonce: bigint
  /** The contract that records messages as signed. */
  library: Address
  /** The app that requested it. */
  app?: { name: string; url: string } | undefined
  /** For the other owners. */
  note?: string | undefined
}

/**
 * The name and version, as published, of the library with which a Safe of this version signs
 * messages on-chain.
 */
export function libraryName(version: string | null): string {
  const official = deploymentAt(messageLibraries(version)[0])
  return official ? `${official.contract} ${official.version}` : 'SignMessageLib'
}

/** The transaction that signs a message on the chain, as it is reviewed. */
export const messageDraft = (
  message: Hex,
  { nonce, library, app, note }: MessageDraftContext,
): Draft => ({
  tx: toMessageTx(message, { nonce, library }),
  action: { kind: 'call', to: { address: library, name: null }, method: 'signMessage', value: 0n },
  note: note ?? null,
  ...(app && { app }),
})
