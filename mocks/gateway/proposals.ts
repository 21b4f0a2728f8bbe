import type { Address, Hex } from 'viem'
import type { SafeTransaction } from './reading/safeTransaction.ts'
import { createTags } from './tags.ts'

export interface Confirmation {
  owner: Address
  /** Milliseconds. */
  submittedAt: number
  /** Scenarios sign when somebody asks: hundreds of signatures at once would keep a page waiting. */
  signature: () => Promise<Hex>
}

/** A transaction that was proposed to the gateway, executed or not. */
export interface Proposal {
  safe: Address
  safeTxHash: Hex
  tx: SafeTransaction
  /** An owner. */
  proposer: Address
  /** Who proposed in the proposer's name. */
  proposedByDelegate: Address | null
  submittedAt: number
  confirmations: Confirmation[]
  /** JSON text as it came, or nothing. */
  origin: string | null
  /** Whether anybody who may propose has signed. */
  trusted: boolean
}

/** The proposals of one chain. Every change gives the safe a new queue tag, also when the clock stands still. */
export function createProposals() {
  const byHash = new Map<Hex, Proposal>()
  const { of: tag, touch } = createTags()
  return {
    get: (safeTxHash: string) => byHash.get(safeTxHash.toLowerCase() as Hex),
    /** All of a safe: by nonce, and the earliest first where several use the same. */
    of: (safe: Address): Proposal[] =>
      [...byHash.values()]
        .filter((one) => one.safe.toLowerCase() === safe.toLowerCase())
        .sort((a, b) => a.tx.nonce - b.tx.nonce || a.submittedAt - b.submittedAt),
    add(proposal: Proposal) {
      byHash.set(proposal.safeTxHash, proposal)
      touch(proposal.safe, proposal.submittedAt)
    },
    confirm(proposal: Proposal, confirmation: Confirmation) {
      proposal.confirmations.push(confirmation)
      proposal.trusted = true
      touch(proposal.safe, confirmation.submittedAt)
    },
    remove(proposal: Proposal, at: number) {
      byHash.delete(proposal.safeTxHash)
      touch(proposal.safe, at)
    },
    /** Seconds: changes with every change of the safe's proposals. */
    tag,
  }
}
export type Proposals = ReturnType<typeof createProposals>
