import type { AddressInfo, MultisigExecutionDetails, TransactionDetails } from '#gateway'
import { sameAddress } from '#base'
import type { Address, Hex } from 'viem'
import type { Row } from '../indexing/rows.ts'
import { notFound } from '../httpError.ts'
import type { ChainState } from '../state.ts'
import { addressInfo } from './addressInfo.ts'
import { rowId, rowInfo } from './executed.ts'
import { readOrigin } from './origin.ts'
import type { SafeSnapshot } from './safeSnapshot.ts'
import { isCancellation } from './safeTransaction.ts'
import { readSigners } from './signers.ts'
import { transactionData } from './transactionData.ts'
import { nameOf, transactionInfo } from './transactionInfo.ts'
import { countedConfirmations, statusOf } from './waiting.ts'

/** Details of a multisig transaction, pending or executed; 404 for an unknown hash. */
export async function multisigDetails(
  state: ChainState,
  safe: SafeSnapshot,
  safeTxHash: Hex,
): Promise<TransactionDetails> {
  const proposal = state.proposals.get(safeTxHash)
  const run = proposal ? state.index.execution(safeTxHash) : state.index.anyExecution(safeTxHash)
  const tx = proposal?.tx ?? run?.tx
  if (!tx || !sameAddress((proposal ?? run)?.safe, safe.address)) throw notFound()
  const submittedAt = proposal?.submittedAt ?? run?.timestamp ?? 0

  const off = proposal ? (run ? proposal.confirmations : countedConfirmations(safe, proposal)) : []
  const confirmations = await Promise.all(
    off.map(async (one) => ({
      signer: addressInfo(one.owner),
      signature: await one.signature(),
      submittedAt: one.submittedAt,
    })),
  )
  const onChain = run
    ? ((await readSigners(state.chain, safe.address, safeTxHash, run.signatures)) ?? [])
    : []
  for (const { owner, signature } of onChain) {
    if (!confirmations.some((one) => sameAddress(one.signer.value, owner)))
      confirmations.push({ signer: addressInfo(owner), signature, submittedAt: run!.timestamp })
  }

  const execution: MultisigExecutionDetails = {
    type: 'MULTISIG',
    submittedAt,
    nonce: tx.nonce,
    safeTxGas: String(tx.safeTxGas),
    baseGas: String(tx.baseGas),
    gasPrice: String(tx.gasPrice),
    gasToken: tx.gasToken,
    fee: String(run?.fee ?? 0n),
    payment: String(run?.payment ?? 0n),
    refundReceiver: addressInfo(tx.refundReceiver),
    safeTxHash,
    executor: run ? addressInfo(run.executor) : null,
    signers: safe.owners.map((owner) => addressInfo(owner)),
    confirmationsRequired: run?.threshold ?? safe.threshold,
    confirmations,
    rejectors: rejectorsOf(state, safe.address, tx.nonce, safeTxHash),
    gasTokenInfo: null,
    trusted: proposal?.trusted ?? true,
    proposer: proposal ? addressInfo(proposal.proposer) : null,
    proposedByDelegate: proposal?.proposedByDelegate
      ? addressInfo(proposal.proposedByDelegate)
      : null,
  }
  return {
    safeAddress: safe.address,
    txId: `multisig_${safe.address}_${safeTxHash}`,
    executedAt: run?.timestamp ?? null,
    txStatus: proposal ? statusOf(state, safe, proposal) : run?.success ? 'SUCCESS' : 'FAILED',
    txInfo: transactionInfo(state, safe.address, tx, tx),
    txData: transactionData(state, tx),
    txHash: run?.txHash ?? null,
    detailedExecutionInfo: execution,
    ...readOrigin(proposal?.origin ?? null),
  }
}

/** The signers of a rejection with the same nonce. */
const rejectorsOf = (state: ChainState, safe: Address, nonce: number, except: Hex): AddressInfo[] =>
  state.proposals
    .of(safe)
    .filter(
      (one) => one.tx.nonce === nonce && one.safeTxHash !== except && isCancellation(safe, one.tx),
    )
    .flatMap((one) => one.confirmations.map(({ owner }) => addressInfo(owner)))

/** Details of a module transaction or a transfer. */
export function rowDetails(state: ChainState, row: Row): TransactionDetails {
  return {
    safeAddress: row.safe,
    txId: rowId(row),
    executedAt: row.timestamp,
    txStatus: row.kind === 'module' && !row.success ? 'FAILED' : 'SUCCESS',
    txInfo: rowInfo(state, row),
    txData: row.kind === 'module' ? transactionData(state, row.call) : null,
    txHash: row.txHash,
    detailedExecutionInfo:
      row.kind === 'module' ? { type: 'MODULE', address: nameOf(state, row.module) } : null,
    safeAppInfo: null,
    note: null,
  }
}
