import type { AddressInfo } from './common.ts'

/** EIP-712 data as sent: `primaryType` is required by newer gateways. */
export interface TypedMessage {
  domain: {
    chainId?: number
    name?: string
    salt?: string
    verifyingContract?: string
    version?: string
  }
  primaryType: string
  types: Record<string, { name: string; type: string }[]>
  message: Record<string, unknown>
}

export interface MessageConfirmation {
  owner: AddressInfo
  signature: string
}

/** A message that the Safe signs off-chain. Times are in milliseconds. */
export interface SafeMessage {
  messageHash: string
  status: 'NEEDS_CONFIRMATION' | 'CONFIRMED'
  logoUri?: string | null
  name?: string | null
  message: string | TypedMessage
  creationTimestamp: number
  modifiedTimestamp: number
  confirmationsSubmitted: number
  confirmationsRequired: number
  proposedBy: AddressInfo
  confirmations: MessageConfirmation[]
  /** All signatures in the order the contract requires, once there are enough. */
  preparedSignature?: string | null
  /** JSON text, as in proposals. */
  origin?: string | null
}

export type MessageItem =
  | { type: 'DATE_LABEL'; timestamp: number }
  | (SafeMessage & { type: 'MESSAGE' })

export interface MessageProposal {
  message: string | TypedMessage
  /** The app's name in older gateways; newer ones use `origin`. */
  safeAppId?: number | null
  signature: string
  origin?: string | null
}
