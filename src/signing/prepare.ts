import type { Address, ChainSnapshot, Hex, SafeRef } from '#base'
import type { Erc20 } from '#chain'
import type { SafeState, SafeTx, TransactionDetail } from '#domain'
import {
  allEffects,
  contractVersion,
  decodeTransaction,
  type Effect,
  effectTokens,
  innerAccounts,
  isDoubt,
  isFullyKnown,
  isImpossible,
  isSupportedVersion,
  prospectsOf,
  type ReportedSafe,
  type Risk,
  safeTxHash,
  safeTxTypedData,
  type TypedData,
  type Summary,
  type Verification,
  unlistedApprovals,
  verifyTransaction,
  withExtendedOwners,
  questionAbout,
} from '#safe'
import { checkMovements } from './checkMovements.ts'
import { checkPaidCalls } from './checkPaidCalls.ts'
import { fetchContractVerdicts } from './contractVerdicts.ts'
import type { Proposal } from './pending/pendingEntry.ts'
import type { ChainPort } from './ports.ts'
import { readExecution } from './readOutcome.ts'
import { type NodeAgreement, oneNodeRisk } from './nodes/nodeAgreement.ts'
import { readChain, type Unproven, unprovenBy } from './readChain.ts'
import { receiversRunCode } from './receiversRunCode.ts'
import type { LookUp } from './reviewInner.ts'

/** A verified transaction that an owner may sign. Created only if the verification succeeded. */
export interface Signable {
  kind: 'transaction'
  at: SafeRef
  tx: SafeTx
  typedData: TypedData
  /** The hash that is signed: the safeTxHash. */
  hash: Hex
  owners: readonly Address[]
  /**
   * For the first signature: it proposes the transaction. null: the gateway has the transaction
   * already.
   */
  proposal: Proposal | null
}

/** A transaction as it is reviewed before signing or executing. */
export interface Review {
  verification: Verification
  /** The effects of the call data, including nested calls and inner transactions, and its risks. */
  effect: Effect
  risks: readonly Risk[]
  /**
   * Whether these are all of its effects and they're certain. The effects of an unknown contract
   * aren't known.
   */
  isFullyKnown: boolean
  /** Names and decimals of its tokens, from their contracts. */
  tokens: readonly Erc20[]
  snapshot: ChainSnapshot | null
  /** Why nothing was checked on-chain; null if it was. */
  unread: Unproven | null
  /** How several nodes' answers compare; undefined with one node. */
  agreement?: NodeAgreement | undefined
  /**
   * The Safe's on-chain state, or the reported one if the chain can't be read. Without either, it
   * has no owners and no version, so nothing is allowed.
   */
  safe: SafeState
  /** null: it isn't verified, so it can't be signed. */
  signable: Signable | null
}

/** A transaction of the Safe's owners. `multisig` is null until it is proposed. */
export type SafeTransaction = Pick<TransactionDetail, 'at' | 'decoded'> & {
  tx: SafeTx
  multisig: Pick<NonNullable<TransactionDetail['multisig']>, 'safeTxHash' | 'confirmations'> | null
}

export interface PrepareInput {
  detail: SafeTransaction
  /** The summary shown to the user, as data. */
  summary: Summary | null
  /**
   * The Safe as reported by the gateway; null if it doesn't. Then only the chain describes the
   * Safe.
   */
  reported: ReportedSafe | null
  isExecuted: boolean
  /** Whether the gateway says that its nonce is used. */
  isNonceUsed?: boolean
  /** The outcome that the gateway reports, and the transaction it names for it. */
  outcome?: { reported: 'success' | 'failure'; txHash: Hex | null } | undefined
  /** Who proposes it and why; only for a transaction that the gateway may not have yet. */
  proposal?: Proposal
  /** Looks up transactions that are approved for other Safes; without it, they aren't known. */
  lookUp?: LookUp
}

/**
 * Reads the chain, then decodes and verifies a transaction. If the chain can't be read, this is not
 * an error: the transaction is unverified and can't be signed.
 */
export async function prepare(
  chain: ChainPort | undefined,
  {
    detail,
    summary,
    reported,
    isExecuted,
    isNonceUsed = false,
    outcome,
    proposal,
    lookUp,
  }: PrepareInput,
): Promise<Review> {
  const { at, tx, multisig, decoded } = detail
  const own = decodeTransaction(tx, at.address)
  const hasInner = innerAccounts(own.effect).length > 0
  const { effect, risks: known } =
    hasInner || allEffects(own.effect).some(({ kind }) => kind === 'settings')
      ? await import('./reviewInner.ts').then(({ reviewInner }) =>
          reviewInner(chain, at, { decoded: own, nonce: isExecuted ? null : tx.nonce }, lookUp),
        )
      : own
  // Without a node, nothing is checked either.
  const isTrusted = chain?.isIndependent ?? false
  const [{ snapshot, unread }, tokens, libraries, movements, paidCalls, runsCode, execution] =
    await Promise.all([
      readChain(chain, at, multisig?.safeTxHash),
      chain?.tokens(effectTokens(effect)).catch(() => []) ?? [],
      (tx.operation === 1 || hasInner) && !isExecuted
        ? import('./libraries.ts')
            .then(({ checkLibraries }) => checkLibraries(chain, effect))
            .catch(() => ({ status: 'unknown' }) as const)
        : undefined,
      chain && !isExecuted ? checkMovements(chain, effect, at.address) : [],
      chain && !isExecuted ? checkPaidCalls(chain, effect) : [],
      chain && !isExecuted ? receiversRunCode(chain, at.chainId, effect) : false,
      outcome && multisig ? readExecution(chain, at, multisig.safeTxHash, outcome) : undefined,
    ])
  const version = snapshot ? contractVersion(snapshot) : (reported?.version ?? null)
  const typedData = isSupportedVersion(version) ? safeTxTypedData({ ...at, version }, tx) : null
  const verdicts =
    chain && typedData && snapshot && !isExecuted
      ? await fetchContractVerdicts(
          chain,
          multisig?.confirmations ?? [],
          snapshot.owners,
          questionAbout(typedData, version),
        ).catch(() => [])
      : []
  const approved =
    multisig && snapshot && !isExecuted
      ? unlistedApprovals(multisig.confirmations, snapshot.approvals, multisig.safeTxHash)
      : []
  const agreement = chain?.agreement?.()
  const isIndependent = isTrusted && !agreement?.differences.length
  const risks = snapshot
    ? [
        ...withExtendedOwners(effect, known, snapshot.threshold),
        ...movements,
        ...paidCalls,
        ...(isExecuted ? [] : oneNodeRisk(agreement).map((risk) => ({ ...risk, at: [] }))),
      ]
    : known
  const verification = await verifyTransaction({
    at,
    shown: { tx, summary, decoding: decoded },
    claimedHash: multisig?.safeTxHash ?? null,
    confirmations: [...(multisig?.confirmations ?? []), ...approved],
    reported,
    snapshot,
    verdicts,
    tokens,
    libraries,
    isIndependent,
    isExecuted,
    isNonceUsed,
    execution,
  })
  const { owners, threshold, nonce } = snapshot ?? reported ?? nothingKnown
  return {
    verification,
    effect,
    risks,
    isFullyKnown:
      isFullyKnown(effect) &&
      !runsCode &&
      !risks.some(isDoubt) &&
      !prospectsOf(effect).some(isImpossible),
    tokens,
    snapshot,
    unread: unread ?? unprovenBy(isTrusted, agreement),
    ...(agreement && { agreement }),
    safe: { ...at, owners, threshold, nonce: BigInt(nonce), version },
    signable:
      typedData && verification.status === 'verified' && !isExecuted
        ? {
            kind: 'transaction',
            at,
            tx,
            typedData,
            hash: safeTxHash({ ...at, version }, tx),
            owners,
            proposal: proposal ?? (multisig ? null : { origin: null }),
          }
        : null,
  }
}

const nothingKnown = { owners: [], threshold: 1, nonce: 0n } as const
