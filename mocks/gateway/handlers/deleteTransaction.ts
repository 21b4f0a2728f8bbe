import type { routes } from '#gateway'
import { sameAddress } from '#base'
import { hashTypedData, recoverAddress, type Address, type Hex } from 'viem'
import type { Handler } from '../handler.ts'
import { readHex, readObject } from '../reading/values.ts'
import { notFound, upstream } from '../refusal.ts'
import type { Proposal } from '../proposals.ts'

/** Only the proposer may, with a signature that is good for the hour in which it was made and the next. */
export const deleteTransaction: Handler<typeof routes.deleteTransaction> = async (gateway, { path, body }) => {
  const state = await gateway.chain(path.chainId)
  const signature = readHex(readObject(body), 'signature')
  const proposal = state.proposals.get(path.safeTxHash)
  if (!proposal) throw notFound()
  if (state.index.execution(proposal.safeTxHash)) throw upstream(400, 'Executed transactions cannot be deleted')
  const at = gateway.now()
  const hour = Math.floor(at / 3_600_000)
  const signers = await Promise.all([hour, hour - 1].map((totp) => whoAsks(path.chainId, proposal, totp, signature)))
  if (!signers.some((signer) => sameAddress(signer, proposal.proposer))) throw upstream(403, 'Provided signature is not from the proposer of the transaction')
  state.proposals.remove(proposal, at)
  await gateway.onChange?.({ kind: 'delete', chainId: path.chainId, subject: proposal.safeTxHash, body: null, at })
}

async function whoAsks(chainId: string, { safe, safeTxHash }: Proposal, totp: number, signature: Hex): Promise<Address | undefined> {
  const hash = hashTypedData({
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId: Number(chainId), verifyingContract: safe },
    types: { DeleteRequest: [{ name: 'safeTxHash', type: 'bytes32' }, { name: 'totp', type: 'uint256' }] },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(totp) },
  })
  try {
    return await recoverAddress({ hash, signature })
  } catch {
    return undefined
  }
}
