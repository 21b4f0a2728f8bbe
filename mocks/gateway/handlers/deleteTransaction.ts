import type { routes } from '#gateway'
import { sameAddress } from '#base'
import type { Address } from 'viem'
import type { Handler } from '../handler.ts'
import { deletionHash, hoursTaken } from '../reading/hourly.ts'
import { splitSignatures } from '../reading/signers.ts'
import { readHex, readObject } from '../reading/values.ts'
import { whoSigned } from '../reading/whoSigned.ts'
import { notFound, upstream } from '../httpError.ts'
import type { Proposal } from '../proposals.ts'
import type { ChainState } from '../state.ts'

/**
 * Only the proposer, or the delegate who proposed for them, may do this, with a key signature that
 * is valid in the hour it was made and the next.
 */
export const deleteTransaction: Handler<typeof routes.deleteTransaction> = async (
  gateway,
  { path, body },
) => {
  const state = await gateway.chain(path.chainId)
  const signature = readHex(readObject(body), 'signature')
  const proposal = state.proposals.get(path.safeTxHash)
  if (!proposal) throw notFound()
  if (state.index.execution(proposal.safeTxHash))
    throw upstream(400, 'Executed transactions cannot be deleted')
  const at = gateway.now()
  if (splitSignatures(signature).some(({ v }) => v < 27))
    throw upstream(400, 'Only EOA and ETH_SIGN signatures are supported')
  const signers = await whoSigned(
    state.chain,
    hoursTaken(at).map((totp) =>
      deletionHash(path.chainId, proposal.safe, proposal.safeTxHash, totp),
    ),
    signature,
  )
  if (!signers.some((signer) => mayDelete(state, proposal, signer))) {
    throw upstream(
      400,
      'Provided signer is not the proposer or the delegate user who proposed the transaction',
    )
  }
  state.proposals.remove(proposal, at)
  await gateway.onChange?.({
    kind: 'delete',
    chainId: path.chainId,
    subject: proposal.safeTxHash,
    body: null,
    at,
  })
}

/** A former delegate may not anymore. */
function mayDelete(
  state: ChainState,
  { safe, proposer, proposedByDelegate }: Proposal,
  who: Address,
): boolean {
  if (sameAddress(who, proposer)) return true
  return (
    sameAddress(who, proposedByDelegate) &&
    state.delegations
      .delegatorsOf(who, state.safe(safe))
      .some((delegator) => sameAddress(delegator, proposer))
  )
}
