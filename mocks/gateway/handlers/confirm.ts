import type { routes } from '#gateway'
import type { Hex } from 'viem'
import type { Handler } from '../handler.ts'
import { multisigDetails } from '../reading/details.ts'
import { ownersSign } from '../reading/ownersSign.ts'
import { readHex, readObject } from '../reading/values.ts'
import { notFound, unprocessable } from '../httpError.ts'
import { recordConfirmations } from './propose.ts'

/** Adds a signature to a proposal; a known one is accepted without effect. */
export const confirm: Handler<typeof routes.confirm> = async (gateway, { path, body }) => {
  const signature = readHex(readObject(body), 'signature')
  const state = await gateway.chain(path.chainId)
  const proposal = state.proposals.get(path.safeTxHash)
  const executed = state.index.execution(path.safeTxHash.toLowerCase() as Hex)
  if (!proposal && !executed) throw notFound()
  const safe = state.safe((proposal ?? executed)!.safe)
  if (!proposal || proposal.tx.nonce < safe.nonce) throw unprocessable('Invalid nonce')
  const signers = await ownersSign(state, safe, proposal.safeTxHash, signature)
  const at = gateway.now()
  recordConfirmations(state, proposal.safeTxHash, signers, at)
  await gateway.onChange?.({
    kind: 'confirm',
    chainId: path.chainId,
    subject: proposal.safeTxHash,
    body: signers,
    at,
  })
  return multisigDetails(state, safe, proposal.safeTxHash)
}
