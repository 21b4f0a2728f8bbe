/** EIP-712 typed data as JSON: what an app asks for and the gateway lists. */
export interface TypedMessage {
  domain: { chainId?: number; name?: string; salt?: string; verifyingContract?: string; version?: string }
  primaryType: string
  types: Record<string, { name: string; type: string }[]>
  message: Record<string, unknown>
}

/** A message that the owners of a Safe sign together, off-chain: text, or typed data. */
export type OffchainMessage = string | TypedMessage
