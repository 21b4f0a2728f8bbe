import type { TypedMessage } from '#gateway'
import type { Address, Hex } from 'viem'
import type { Confirmation } from './proposals.ts'
import { createTags } from './tags.ts'

/** A text or typed data that owners sign off-chain. Times in milliseconds. */
export interface Message {
  safe: Address
  /** What owners sign: the message hash in the domain of this Safe. */
  messageHash: Hex
  message: string | TypedMessage
  proposedBy: Address
  createdAt: number
  modifiedAt: number
  confirmations: Confirmation[]
  /** JSON text as received, or empty. */
  origin: string | null
}

/** The messages of one chain. Every change gives the Safe a new tag. */
export function createMessages() {
  const byHash = new Map<Hex, Message>()
  const tags = createTags()
  return {
    get: (messageHash: string) => byHash.get(messageHash.toLowerCase() as Hex),
    /** All messages of a Safe, newest first. */
    of: (safe: Address): Message[] =>
      [...byHash.values()]
        .filter((one) => one.safe.toLowerCase() === safe.toLowerCase())
        .reverse()
        .sort((a, b) => b.createdAt - a.createdAt),
    add(message: Message) {
      byHash.set(message.messageHash, message)
      tags.touch(message.safe, message.modifiedAt)
    },
    confirm(message: Message, confirmation: Confirmation) {
      message.confirmations.push(confirmation)
      message.modifiedAt = confirmation.submittedAt
      tags.touch(message.safe, confirmation.submittedAt)
    },
    /** Seconds: changes with every change of the Safe's messages; 0 if there are none. */
    tag: tags.of,
  }
}
export type Messages = ReturnType<typeof createMessages>
