import type { TransactionSummary } from '#gateway'
import type { Row } from '../indexing/rows.ts'
import type { ChainState } from '../state.ts'
import { addressInfo } from './addressInfo.ts'
import { readOrigin } from './origin.ts'
import { splitSignatures } from './signers.ts'
import { nameOf, transactionInfo } from './transactionInfo.ts'
import { transferOf } from './transferInfo.ts'

/** The ID to request a row's details. */
export function rowId(row: Row): string {
  if (row.kind === 'multisig') return `multisig_${row.safe}_${row.safeTxHash}`
  return row.kind === 'creation' ? `creation_${row.safe}` : `${row.kind}_${row.safe}_${row.id}`
}

export function rowInfo(state: ChainState, row: Row): TransactionSummary['txInfo'] {
  if (row.kind === 'multisig') return transactionInfo(state, row.safe, row.tx, row.tx)
  if (row.kind === 'module') return transactionInfo(state, row.safe, row.call)
  if (row.kind === 'creation') {
    return {
      type: 'Creation',
      humanDescription: null,
      creator: addressInfo(row.creator),
      transactionHash: row.txHash,
      implementation: nameOf(state, row.singleton),
      factory: nameOf(state, row.factory),
      saltNonce: row.saltNonce,
    }
  }
  const known = row.token ? state.tokens.get(row.token) : undefined
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: nameOf(state, row.from),
    recipient: nameOf(state, row.to),
    direction: row.to.toLowerCase() === row.safe.toLowerCase() ? 'INCOMING' : 'OUTGOING',
    transferInfo: row.token
      ? transferOf({
          token: row.token,
          value: row.value,
          known,
          trusted: known?.trusted ?? false,
          collectible: row.collectible,
        })
      : { type: 'NATIVE_COIN', value: String(row.value) },
  }
}

/**
 * Number of known signatures: those submitted on-chain, and those submitted to the gateway only.
 */
const submitted = (state: ChainState, row: Row & { kind: 'multisig' }) =>
  Math.max(
    state.proposals.get(row.safeTxHash)?.confirmations.length ?? 0,
    splitSignatures(row.signatures).length,
  )

/** One row of the history. */
export function executedSummary(state: ChainState, row: Row): TransactionSummary {
  const failed = (row.kind === 'multisig' || row.kind === 'module') && !row.success
  const proposal = row.kind === 'multisig' ? state.proposals.get(row.safeTxHash) : undefined
  return {
    txInfo: rowInfo(state, row),
    id: rowId(row),
    txHash: row.txHash,
    timestamp: row.timestamp,
    txStatus: failed ? 'FAILED' : 'SUCCESS',
    executionInfo:
      row.kind === 'multisig'
        ? {
            type: 'MULTISIG',
            nonce: row.tx.nonce,
            confirmationsRequired: row.threshold,
            confirmationsSubmitted: submitted(state, row),
            missingSigners: null,
          }
        : row.kind === 'module'
          ? { type: 'MODULE', address: nameOf(state, row.module) }
          : null,
    ...readOrigin(proposal?.origin ?? null),
  }
}
