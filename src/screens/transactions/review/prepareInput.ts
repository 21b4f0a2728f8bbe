import type { Hex } from '#base'
import type { SafeDetail, SafeTx, TransactionDetail } from '#domain'
import type { ReportedSafe } from '#safe'
import { isFinal, type PrepareInput, type SafeTransaction } from '#signing'
import { summaryOf } from './summaryOf.ts'

/** A Safe as the gateway reports it, to be compared with the chain. */
export const reportedSafe = (safe: SafeDetail): ReportedSafe => ({
  owners: safe.owners.map((owner) => owner.address),
  threshold: safe.threshold,
  nonce: BigInt(safe.nonce),
  version: safe.version,
  guard: safe.guard?.address ?? null,
  modules: safe.modules ? safe.modules.map((module) => module.address) : null,
  fallbackHandler: safe.fallbackHandler?.address ?? null,
})

/** A transaction that owners sign. */
export type ProposedTransaction = TransactionDetail & {
  tx: SafeTx
  multisig: NonNullable<TransactionDetail['multisig']>
}

export const isMultisig = (detail: TransactionDetail | undefined): detail is ProposedTransaction =>
  Boolean(detail?.tx && detail.multisig)

/** The outcome that the gateway claims; undefined if it claims none. */
const outcomeOf = ({ status, txHash }: TransactionDetail): PrepareInput['outcome'] =>
  status === 'SUCCESS' || status === 'FAILED'
    ? { reported: status === 'SUCCESS' ? 'success' : 'failure', txHash: txHash as Hex | null }
    : undefined

/**
 * What is verified about a transaction: what the gateway reports, and the summary that is shown.
 */
export const prepareInput = (
  detail: TransactionDetail & SafeTransaction,
  reported: ReportedSafe | null,
): PrepareInput => ({
  detail,
  reported,
  summary: summaryOf(detail.action, detail.tx.operation),
  isExecuted: isFinal(detail),
  isNonceUsed: isFinal(detail) && detail.status !== 'UNKNOWN',
  outcome: outcomeOf(detail),
})
