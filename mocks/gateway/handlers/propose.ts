import type { routes } from '#gateway'
import { sameAddress } from '#base'
import type { Address } from 'viem'
import type { Handler } from '../handler.ts'
import { multisigDetails } from '../reading/details.ts'
import { readProposal, type ProposalBody } from '../reading/proposalBody.ts'
import { hashOf } from '../reading/safeTransaction.ts'
import { readSigners, type Signer } from '../reading/signers.ts'
import { isTrustedDelegateTarget } from '../reading/singletons.ts'
import { readAddress } from '../reading/values.ts'
import { unprocessable } from '../refusal.ts'
import type { ChainState } from '../state.ts'

/** A proposal of a hash that is known adds its signature: that is how an owner confirms. */
export const propose: Handler<typeof routes.propose> = async (gateway, { path, body }) => {
  const address = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  const proposal = readProposal(body)
  const signers = await check(state, address, proposal)
  const at = gateway.now()
  record(state, address, proposal, signers, at)
  await gateway.onChange?.({ kind: 'propose', chainId: path.chainId, subject: address, body, at })
  return multisigDetails(state, state.safe(address), proposal.safeTxHash)
}

/** The checks of the real gateway, in its order and with its words. */
async function check(state: ChainState, address: Address, { tx, safeTxHash, sender, signature }: ProposalBody): Promise<Signer[]> {
  const safe = state.safe(address)
  if (tx.nonce < safe.nonce) throw unprocessable('Invalid nonce')
  if (hashOf(state.chainId, safe.address, tx) !== safeTxHash) throw unprocessable('Invalid safeTxHash')
  if (tx.operation === 1 && !isTrustedDelegateTarget(tx.to)) throw unprocessable('Delegate call is disabled')

  const isOwner = (who: Address) => safe.owners.some((owner) => sameAddress(owner, who))
  if (signature === null) {
    if (!isOwner(sender)) throw unprocessable('Unauthorized address')
    return []
  }
  const signers = await readSigners(state.chain, safe.address, safeTxHash, signature)
  if (!signers?.some(({ owner }) => sameAddress(owner, sender))) throw unprocessable('Invalid signature')
  if (!signers.every(({ owner }) => isOwner(owner))) throw unprocessable('Unauthorized address')
  return signers
}

/** Writes an accepted proposal down. Also used to bring back what was accepted before a reload. */
export function record(state: ChainState, safe: Address, { tx, safeTxHash, sender, origin }: ProposalBody, signers: readonly Signer[], at: number): void {
  const confirmations = signers.map(({ owner, signature }) => ({ owner, submittedAt: at, signature: () => Promise.resolve(signature) }))
  const known = state.proposals.get(safeTxHash)
  if (!known) return state.proposals.add({ safe, safeTxHash, tx, proposer: sender, submittedAt: at, confirmations, origin })
  for (const confirmation of confirmations) {
    if (!known.confirmations.some(({ owner }) => sameAddress(owner, confirmation.owner))) state.proposals.confirm(known, confirmation)
  }
}
