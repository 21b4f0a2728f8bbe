import type { routes } from '#gateway'
import { sameAddress } from '#base'
import type { Address } from 'viem'
import type { Handler } from '../handler.ts'
import type { Confirmation } from '../proposals.ts'
import { multisigDetails } from '../reading/details.ts'
import { readProposal, type ProposalBody } from '../reading/proposalBody.ts'
import type { SafeSnapshot } from '../reading/safeSnapshot.ts'
import { hashOf } from '../reading/safeTransaction.ts'
import { readSigners, type Signer } from '../reading/signers.ts'
import { isTrustedDelegateTarget } from '../reading/singletons.ts'
import { readAddress } from '../reading/values.ts'
import { unprocessable, upstream } from '../httpError.ts'
import type { ChainState } from '../state.ts'

/**
 * Proposing a known hash adds its signature: that is how owners confirm if there is no other route.
 */
export const propose: Handler<typeof routes.propose> = async (gateway, { path, body }) => {
  const address = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  const proposal = readProposal(body)
  const accepted = await check(state, address, proposal)
  const at = gateway.now()
  record(state, address, proposal, accepted, at)
  // Stores the delegator too, because the delegation may have ended after a reload.
  await gateway.onChange?.({
    kind: 'propose',
    chainId: path.chainId,
    subject: address,
    body: { ...(body as object), delegator: accepted.delegator },
    at,
  })
  return multisigDetails(state, state.safe(address), proposal.safeTxHash)
}

export interface Accepted {
  /** Undefined without a signature. */
  signers: readonly Signer[]
  /** The owner for whom a delegate proposes. */
  delegator: Address | undefined
}

/** The validation of the real gateway, in its order and with its messages. */
async function check(
  state: ChainState,
  address: Address,
  { tx, safeTxHash, sender, signature }: ProposalBody,
): Promise<Accepted> {
  const safe = state.safe(address)
  if (tx.nonce < safe.nonce) throw unprocessable('Invalid nonce')
  if (tx.operation === 1 && !isTrustedDelegateTarget(tx.to))
    throw unprocessable('Delegate call is disabled')
  if (hashOf(state.chainId, safe.address, tx) !== safeTxHash)
    throw unprocessable('Invalid safeTxHash')

  const isOwner = (who: Address) => safe.owners.some((owner) => sameAddress(owner, who))
  const delegator = isOwner(sender) ? undefined : state.delegations.delegatorsOf(sender, safe)[0]
  if (signature === null) {
    if (!isOwner(sender) && !delegator) throw upstream(422, nonOwnerText(state, safe, sender))
    return { signers: [], delegator }
  }
  const signers = await readSigners(state.chain, safe.address, safeTxHash, signature)
  if (!signers?.some(({ owner }) => sameAddress(owner, sender)))
    throw unprocessable('Invalid signature')
  if (!delegator && !signers.every(({ owner }) => isOwner(owner)))
    throw unprocessable('Invalid signature')
  if (delegator && signers.length > 1)
    throw upstream(422, 'Just one signature is expected if using delegates')
  return { signers, delegator }
}

/** The service behind the gateway formats lists in its own way. */
function nonOwnerText(
  state: ChainState,
  { address, owners }: SafeSnapshot,
  sender: Address,
): string {
  const quoted = (list: readonly string[]) => list.map((one) => `'${one}'`).join(', ')
  const delegates = [
    ...new Set(
      owners
        .flatMap((delegator) => state.delegations.find({ delegator }))
        .filter(({ safe }) => safe === null || sameAddress(safe, address))
        .map(({ delegate }) => delegate),
    ),
  ]
  return (
    `Sender=${sender} is not an owner or delegate. Current owners=[${quoted(owners)}]. ` +
    `Delegates=${delegates.length ? `{${quoted(delegates)}}` : 'set()'}`
  )
}

/** Stores an accepted proposal. Also used for replays after a reload. */
export function record(
  state: ChainState,
  safe: Address,
  { tx, safeTxHash, sender, origin }: ProposalBody,
  { signers, delegator }: Accepted,
  at: number,
): void {
  // A delegate's signature makes a proposal trusted, but confirms nothing.
  const owners = delegator ? [] : signers
  const known = state.proposals.get(safeTxHash)
  if (known) {
    known.trusted ||= signers.length > 0
    return recordConfirmations(state, safeTxHash, owners, at)
  }
  const who = delegator
    ? { proposer: delegator, proposedByDelegate: sender }
    : { proposer: sender, proposedByDelegate: null }
  state.proposals.add({
    safe,
    safeTxHash,
    tx,
    ...who,
    submittedAt: at,
    confirmations: owners.map((signer) => confirmationOf(signer, at)),
    origin,
    trusted: signers.length > 0,
  })
}

/** Adds owners' signatures; existing ones stay unchanged. */
export function recordConfirmations(
  state: ChainState,
  safeTxHash: string,
  signers: readonly Signer[],
  at: number,
): void {
  const known = state.proposals.get(safeTxHash)
  if (!known) return
  for (const signer of signers) {
    if (!known.confirmations.some(({ owner }) => sameAddress(owner, signer.owner)))
      state.proposals.confirm(known, confirmationOf(signer, at))
  }
}

const confirmationOf = ({ owner, signature }: Signer, at: number): Confirmation => ({
  owner,
  submittedAt: at,
  signature: () => Promise.resolve(signature),
})
