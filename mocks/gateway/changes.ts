import type { Address, Hex } from 'viem'
import { record } from './handlers/propose.ts'
import type { OwnData } from './own.ts'
import { readProposal } from './reading/proposalBody.ts'
import { readSigners } from './reading/signers.ts'
import type { ChainState, GatewayChange } from './state.ts'

type Again<State> = (state: State, change: GatewayChange) => Promise<void> | void

// What was accepted before a reload is done again: the checks were passed then, and some would no longer be.

/** Changes of what the gateway keeps for one chain. */
const onChain = {
  async propose(state, { subject, body, at }) {
    const proposal = readProposal(body)
    const signers = proposal.signature ? await readSigners(state.chain, subject as Address, proposal.safeTxHash as Hex, proposal.signature) : []
    record(state, subject as Address, proposal, signers ?? [], at)
  },
  delete(state, { subject, at }) {
    const proposal = state.proposals.get(subject)
    if (proposal) state.proposals.remove(proposal, at)
  },
} satisfies Record<string, Again<ChainState>>

/** Changes of what belongs to no chain. */
const own = {} satisfies Record<string, Again<OwnData>>

export type ChangeKind = keyof typeof onChain | keyof typeof own

export const replayOnChain = (state: ChainState, change: GatewayChange): Promise<void> | void => (onChain as Record<string, Again<ChainState>>)[change.kind]?.(state, change)

export const replayOwn = (data: OwnData, change: GatewayChange): Promise<void> | void => (own as Record<string, Again<OwnData>>)[change.kind]?.(data, change)
