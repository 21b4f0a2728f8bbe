import type { Address, Hex } from 'viem'
import { readDelegation } from './handlers/addDelegate.ts'
import { recordMessageSignature } from './handlers/confirmMessage.ts'
import { record, recordConfirmations } from './handlers/propose.ts'
import { recordMessage } from './handlers/proposeMessage.ts'
import type { DelegationFilter } from './delegations.ts'
import { readMessage } from './reading/messageBody.ts'
import { readProposal } from './reading/proposalBody.ts'
import { readSigners, type Signer } from './reading/signers.ts'
import type { RelayedCall } from './relays.ts'
import type { ChainChangeKind, ChainState, GatewayChange } from './state.ts'

/**
 * Changes of owners and delegates on one chain, by kind: each replays what was accepted before a
 * reload.
 */
export const replay = {
  async propose(state, { subject, body, at }) {
    const proposal = readProposal(body)
    const signers = proposal.signature
      ? await readSigners(
          state.chain,
          subject as Address,
          proposal.safeTxHash as Hex,
          proposal.signature,
        )
      : []
    record(
      state,
      subject as Address,
      proposal,
      { signers: signers ?? [], delegator: (body as { delegator?: Address }).delegator },
      at,
    )
  },
  delete(state, { subject, at }) {
    const proposal = state.proposals.get(subject)
    if (proposal) state.proposals.remove(proposal, at)
  },
  confirm: (state, { subject, body, at }) =>
    recordConfirmations(state, subject, body as Signer[], at),
  proposeMessage: (state, { subject, body, at }) =>
    recordMessage(state, subject as Address, readMessage(body), body as Signer, at),
  confirmMessage: (state, { subject, body, at }) =>
    recordMessageSignature(state, subject, body as Signer, at),
  addDelegate: (state, { body }) => state.delegations.put(readDelegation(body)),
  removeDelegate: (state, { body }) => void state.delegations.remove(body as DelegationFilter),
  relay: (state, { body }) => state.relays.add(body as RelayedCall),
} satisfies Record<
  ChainChangeKind,
  (state: ChainState, change: GatewayChange) => Promise<void> | void
>
