import { size } from 'viem'
import { type Address, type ChainSnapshot, type Hex, sameAddress, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import type { SafeTx } from '#domain'
import type { TransactionDetails, TransactionInfo, TransactionSummary } from '#gateway'
import { type OwnerSignature, packSignatures, plainTx, recoverSigners } from '#safe'
import { clientOf, type Local } from './handler.ts'
import type { CompletedRow } from './readExecutions.ts'
import type { Row } from './rows.ts'
import { transferInfo } from './transferInfo.ts'
import { readOrigin, transactionInfo } from './transactionInfo.ts'
import { infoOf } from './wire.ts'
import { findProposal } from './queue.ts'

export function rowId({ address }: SafeRef, row: Row): string {
  switch (row.kind) {
    case 'multisig':
      return `multisig_${address}_${row.safeTxHash}`
    case 'creation':
      return `creation_${address}`
    case 'module':
      return `module_${address}_i${row.txHash.slice(2)}${row.index}`
    case 'transfer':
      return `transfer_${address}_e${row.txHash.slice(2)}${row.index}`
  }
}

/** A row of the history. */
export async function rowSummary(
  local: Local,
  at: SafeRef,
  row: CompletedRow,
  { timestamp, trusted }: { timestamp: number; trusted: readonly Address[] },
): Promise<TransactionSummary> {
  const summary = {
    id: rowId(at, row),
    timestamp,
    txStatus: 'success' in row && !row.success ? 'FAILED' : 'SUCCESS',
    txInfo: await infoOfRow(clientOf(local, at.chainId), at, row, trusted),
    txHash: row.txHash,
  } as const
  if (row.kind === 'module')
    return { ...summary, executionInfo: { type: 'MODULE', address: infoOf(row.module) } }
  if (row.kind !== 'multisig') return { ...summary, executionInfo: null }
  const signed = (await signersOf(row)).length
  const kept = findProposal(local, at.chainId, row.safeTxHash)
  return {
    ...summary,
    executionInfo: {
      type: 'MULTISIG',
      nonce: row.nonce,
      confirmationsRequired: signed,
      confirmationsSubmitted: signed,
      missingSigners: null,
    },
    ...readOrigin(kept?.origin ?? null),
  }
}

async function infoOfRow(
  client: ChainClient,
  at: SafeRef,
  row: CompletedRow,
  trusted: readonly Address[],
): Promise<TransactionInfo> {
  if (row.kind === 'creation')
    return { type: 'Creation', creator: infoOf(row.creator), transactionHash: row.txHash }
  const called = calledOf(row)
  if (called) return transactionInfo(client, at, plainTx({ nonce: 0n, ...called }), trusted)
  const moved = row.kind === 'transfer' ? row : row.kind === 'module' ? row.moved : undefined
  return moved ? transferInfo(client, at, moved, trusted) : unknownCall(at)
}

/** What a row's transaction calls; undefined for a transfer, or if the chain doesn't say. */
function calledOf(
  row: CompletedRow,
): Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> | undefined {
  if (row.kind === 'multisig') return row.call?.tx
  return row.kind === 'module' ? row.call : undefined
}

/** An execution inside another contract's transaction: the chain's events name only its hash. */
const unknownCall = ({ address }: SafeRef): TransactionInfo => ({
  type: 'Custom',
  to: infoOf(address),
  dataSize: '0',
  value: null,
  methodName: null,
  actionCount: null,
  isCancellation: false,
})

/** Who signed: the contract reads no more signatures than it needs. */
async function signersOf(row: CompletedRow): Promise<readonly OwnerSignature[]> {
  if (row.kind !== 'multisig' || !row.call) return []
  const { signatures, threshold } = row.call
  const all = await recoverSigners(row.safeTxHash, signatures).catch(() => [])
  return all.slice(0, threshold)
}

/** The page of a row. */
export async function executionDetailsOf(
  local: Local,
  found: ChainSnapshot,
  row: CompletedRow,
  summary: TransactionSummary,
): Promise<TransactionDetails> {
  const { id, timestamp, txStatus, txInfo, txHash, note, safeAppInfo } = summary
  const details: TransactionDetails = {
    safeAddress: found.address,
    txId: id,
    executedAt: timestamp,
    txStatus,
    txInfo,
    txData: null,
    detailedExecutionInfo: null,
    txHash: txHash ?? null,
    note: note ?? null,
    safeAppInfo: safeAppInfo ?? null,
  }
  const called = calledOf(row)
  if (!called) return details
  const txData = {
    hexData: size(called.data) === 0 ? null : called.data,
    dataDecoded: null,
    to: infoOf(called.to),
    value: String(called.value),
    operation: called.operation,
    trustedDelegateCallTarget: null,
  }
  if (row.kind === 'module')
    return {
      ...details,
      txData,
      detailedExecutionInfo: { type: 'MODULE', address: infoOf(row.module) },
    }
  if (row.kind !== 'multisig' || !row.call) return details
  const { tx } = row.call
  const kept = findProposal(local, found.chainId, row.safeTxHash)
  const signers = await signersOf(row)
  return {
    ...details,
    txData,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: kept?.at ?? timestamp,
      nonce: row.nonce,
      safeTxGas: String(tx.safeTxGas),
      baseGas: String(tx.baseGas),
      gasPrice: String(tx.gasPrice),
      gasToken: tx.gasToken,
      refundReceiver: infoOf(tx.refundReceiver),
      safeTxHash: row.safeTxHash,
      executor: row.executor && infoOf(row.executor),
      signers: found.owners.map(infoOf),
      confirmationsRequired: signers.length,
      confirmations: signers.map((one) => ({
        signer: infoOf(one.signer),
        signature: signatureOf(one),
        submittedAt:
          kept?.signatures.find(({ signer }) => sameAddress(signer, one.signer))?.at ?? timestamp,
      })),
      rejectors: [],
      trusted: true,
      proposer: kept ? infoOf(kept.proposer) : null,
      proposedByDelegate: null,
    },
  }
}

/** null: approved on-chain, or by sending the execution. */
const signatureOf = (one: OwnerSignature): Hex | null =>
  one.kind === 'approved' ? null : one.kind === 'contract' ? packSignatures([one]) : one.data
