import type { Address, Hex } from 'viem'
import type { SafeTransaction } from './reading/safeTransaction.ts'
import { createTags } from './tags.ts'

export interface Confirmation {
  owner: Address
  /** Milliseconds. */
  submittedAt: number
  /** Scenarios sign on demand: hundreds of signatures at once would block the page. */
  signature: () => Promise<Hex>
}

/** A proposed transaction, executed or not. */
export interface Proposal {
  safe: Address
  safeTxHash: Hex
  tx: SafeTransaction
  /** An owner. */
  proposer: Address
  /** The delegate who proposed for the proposer. */
  proposedByDelegate: Address | null
  submittedAt: number
  confirmations: Confirmation[]
  /** JSON text as received, or empty. */
  origin: string | null
  /** Whether an owner or delegate has signed. */
  trusted: boolean
}

/**
 * The proposals of one chain. Every change gives the Safe a new queue tag, even while the clock is
 * stopped.
 */
export function createProposals() {
  const byHash = new Map<Hex, Proposal>()
  const { of: tag, touch } = createTags()
  return {
    get: (safeTxHash: string) => byHash.get(safeTxHash.toLowerCase() as Hex),
    /** All proposals of a Safe: by nonce, then earliest first. */
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
    /** Seconds: changes with every change of the Safe's proposals. */
    tag,
  }
}
export type Proposals = ReturnType<typeof createProposals>
