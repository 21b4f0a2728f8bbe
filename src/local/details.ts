import { sameAddress, type SafeRef } from '#base'
import { EventsRejectedError } from '#chain'
import type { routes, TransactionDetails } from '#gateway'
import { isRejection } from '#safe'
import { clientOf, type Handler, type Local } from './handler.ts'
import { executionDetails, findExecution, usesNonce } from './history.ts'
import { findProposal, isOfSafe, toSafeTx } from './queue.ts'
import type { StoredProposal } from './localStore.ts'
import { readSafe } from './safes.ts'
import { approvalsOf, countedOf } from './signatures.ts'
import { idOf } from './summaries.ts'
import { isHash, readOrigin, transactionInfo } from './transactionInfo.ts'
import { trustedTokens } from './trustedTokens.ts'
import { infoOf } from './wire.ts'
import { notFound } from './errors.ts'

/** By safeTxHash, or by the ID of a row. */
export const details: Handler<typeof routes.details> = async (local, { path }) => {
  const { chainId, transactionId } = path
  const [, safe, named] =
    /^multisig_(0x[\da-fA-F]{40})_(0x[\da-fA-F]{64})$/.exec(transactionId) ?? []
  const hash = named ?? transactionId
  const known = isHash(hash) ? findProposal(local, chainId, hash) : undefined
  if (known && (!safe || sameAddress(safe, known.safe))) return proposalDetails(local, known)
  const executed = await findExecution(local, chainId, transactionId)
  if (executed) return executionDetails(local, executed)
  throw notFound('No such transaction in this browser.')
}

/**
 * Its nonce is used, but no event says by what: a node may lag or lack past blocks, and contracts
 * before 1.1.0 record no success.
 */
const unknownStatus = 'UNKNOWN' as TransactionDetails['txStatus']

/** A transaction that this browser keeps. */
export async function proposalDetails(
  local: Local,
  proposal: StoredProposal,
): Promise<TransactionDetails> {
  const { chainId, safe: address, safeTxHash, signatures } = proposal
  const at: SafeRef = { chainId, address }
  const found = await readSafe(local, at)
  const tx = toSafeTx(proposal)
  const client = clientOf(local, chainId)
  let isCanceled = false
  if (tx.nonce < found.nonce) {
    const executed = await findExecution(local, chainId, idOf(proposal)).catch(ifRejected)
    if (executed) return executionDetails(local, executed)
    isCanceled = usesNonce(client, at, Number(tx.nonce))
  }
  const approvals = (await approvalsOf(local, found, [proposal])).get(safeTxHash) ?? []
  const counted = countedOf(signatures, approvals, found.owners)
  const rejecting = rejectionsOf(local, proposal)
  return {
    safeAddress: address,
    txId: idOf(proposal),
    executedAt: null,
    txStatus:
      tx.nonce < found.nonce
        ? isCanceled
          ? 'CANCELLED'
          : unknownStatus
        : counted.length >= found.threshold
          ? 'AWAITING_EXECUTION'
          : 'AWAITING_CONFIRMATIONS',
    txInfo: await transactionInfo(client, at, tx, await trustedTokens(local, found)),
    txData: {
      hexData: tx.data === '0x' ? null : tx.data,
      // Only our own decoding could stand here, and be compared with itself.
      dataDecoded: null,
      to: infoOf(tx.to),
      value: proposal.tx.value,
      operation: tx.operation,
      trustedDelegateCallTarget: null,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: proposal.at,
      nonce: Number(tx.nonce),
      safeTxGas: proposal.tx.safeTxGas,
      baseGas: proposal.tx.baseGas,
      gasPrice: proposal.tx.gasPrice,
      gasToken: tx.gasToken,
      refundReceiver: infoOf(tx.refundReceiver),
      safeTxHash,
      executor: null,
      signers: found.owners.map(infoOf),
      confirmationsRequired: found.threshold,
      confirmations: counted.map(({ signer, signature, at: submittedAt }) => ({
        signer: infoOf(signer),
        signature,
        submittedAt: submittedAt ?? proposal.at,
      })),
      rejectors: rejecting.map(infoOf),
      trusted: true,
      proposer: infoOf(proposal.proposer),
      proposedByDelegate: null,
    },
    txHash: null,
    ...readOrigin(proposal.origin),
  }
}

/** A node without past events can't tell, but what is kept here can still be shown. */
function ifRejected(error: unknown): undefined {
  if (!(error instanceof EventsRejectedError)) throw error
}

/** Owners who signed the rejection with the same nonce. */
function rejectionsOf({ store }: Local, proposal: StoredProposal) {
  const rival = store
    .get()
    .proposals.find(
      (one) =>
        isOfSafe(one, { chainId: proposal.chainId, address: proposal.safe }) &&
        one.tx.nonce === proposal.tx.nonce &&
        one.safeTxHash !== proposal.safeTxHash &&
        isRejection(toSafeTx(one), one.safe),
    )
  return rival?.signatures.map(({ signer }) => signer) ?? []
}
