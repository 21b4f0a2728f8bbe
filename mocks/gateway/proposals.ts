import type { Address, Hex } from 'viem'
import type { SafeTransaction } from './reading/safeTransaction.ts'

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
  proposer: Address
  submittedAt: number
  confirmations: Confirmation[]
  /** JSON text as it came, or nothing. */
  origin: string | null
}

/** The proposals of one chain. Every change gives the safe a new queue tag, also when the clock stands still. */
export function createProposals() {
  const byHash = new Map<Hex, Proposal>()
  const tags = new Map<string, number>()
  const key = (safe: string) => safe.toLowerCase()

  const touch = (safe: Address, at: number) => {
    tags.set(key(safe), Math.max((tags.get(key(safe)) ?? 0) + 1, Math.floor(at / 1000)))
  }
  return {
    get: (safeTxHash: string) => byHash.get(safeTxHash.toLowerCase() as Hex),
    /** All of a safe: by nonce, and the earliest first where several use the same. */
    of: (safe: Address): Proposal[] =>
      [...byHash.values()].filter((one) => key(one.safe) === key(safe)).sort((a, b) => a.tx.nonce - b.tx.nonce || a.submittedAt - b.submittedAt),
    add(proposal: Proposal) {
      byHash.set(proposal.safeTxHash, proposal)
      touch(proposal.safe, proposal.submittedAt)
    },
    confirm(proposal: Proposal, confirmation: Confirmation) {
      proposal.confirmations.push(confirmation)
      touch(proposal.safe, confirmation.submittedAt)
    },
    remove(proposal: Proposal, at: number) {
      byHash.delete(proposal.safeTxHash)
      touch(proposal.safe, at)
    },
    /** Seconds: changes with every change of the safe's proposals. */
    tag: (safe: Address): number => tags.get(key(safe)) ?? 0,
  }
}
export type Proposals = ReturnType<typeof createProposals>
