import type { Hex } from '#base'
import type { Party } from './party.ts'

/** EIP-712 typed data as JSON: what an app requests and the gateway lists. */
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

/** A message that the owners of a Safe sign together, off-chain: text, or typed data. */
export type OffchainMessage = string | TypedMessage

/** A message that the owners of a Safe sign off-chain. */
export interface Message {
  /** The hash that owners sign, as the gateway reports it. */
  hash: Hex
  /** Milliseconds. */
  at: number
  changedAt: number
  content: { kind: 'text'; text: string } | { kind: 'typed'; data: TypedMessage }
  proposer: Party
  required: number
  confirmations: readonly { signer: Party; signature: Hex }[]
  /** All signatures in the order that the contract requires; null until there are enough. */
  prepared: Hex | null
  app: { name: string; url: string | null } | null
}

/** A list of messages by day, newest first. */
export interface Messages {
  /** `day`: milliseconds of its first row. */
  days: readonly { day: number; items: readonly Message[] }[]
  hasMore: boolean
  /** Rows that can't be read. */
  unreadable: number
}
