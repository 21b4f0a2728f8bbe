import type { ChainSnapshot, Hex, SafeRef } from '#base'
import type { Erc20 } from '#chain'
import type { SafeState, SafeTx, TransactionDetail } from '#domain'
import {
  decodeTransaction,
  type Effect,
  effectTokens,
  isAtLeast,
  isSupportedVersion,
  type ReportedSafe,
  type Risk,
  safeTxHash,
  safeTxTypedData,
  signedBytes,
  toOwnerSignature,
  type TypedData,
  type Summary,
  type Verification,
  verifyTransaction,
} from '#safe'
import type { ChainPort } from './ports.ts'

/** What an owner may sign: made only of what was verified. */
export interface Signable {
  at: SafeRef
  tx: SafeTx
  typedData: TypedData
  safeTxHash: Hex
}

/** A transaction as a person reviews it before signing or executing. */
export interface Review {
  verification: Verification
  /** What the bytes do, at every depth, and what is dangerous about it. */
  effect: Effect
  risks: readonly Risk[]
  /** Names and decimals of the tokens in it, from their contracts. */
  tokens: readonly Erc20[]
  snapshot: ChainSnapshot | null
  /** The Safe by the chain, or as reported where the chain can't be read. */
  safe: SafeState
  /** null: it isn't verified, so nothing is signed. */
  signable: Signable | null
}

export interface PrepareInput {
  detail: TransactionDetail & { tx: SafeTx; multisig: NonNullable<TransactionDetail['multisig']> }
  /** The sentence that the person reads, as data. */
  summary: Summary | null
  reported: ReportedSafe
  isExecuted: boolean
}

/**
 * Reads the chain, decodes and verifies a transaction. A chain that can't be read is no error: then nothing is verified, and
 * nothing can be signed.
 */
export async function prepare(chain: ChainPort | undefined, { detail, summary, reported, isExecuted }: PrepareInput): Promise<Review> {
  const { at, tx, multisig, decoded } = detail
  const { effect, risks } = decodeTransaction(tx, at.address)
  const [snapshot, tokens] = await Promise.all([
    chain?.snapshot(at, multisig.safeTxHash).catch(() => null) ?? null,
    chain?.tokens(effectTokens(effect)).catch(() => []) ?? [],
  ])
  const version = snapshot ? snapshot.version : reported.version
  const typedData = isSupportedVersion(version) ? safeTxTypedData({ ...at, version }, tx) : null
  const verdicts = chain && typedData && !isExecuted ? await askContracts(chain, detail, typedData, version).catch(() => []) : []
  const verification = await verifyTransaction({
    at,
    shown: { tx, summary, decoding: decoded },
    claimedHash: multisig.safeTxHash,
    confirmations: multisig.confirmations,
    reported,
    snapshot,
    verdicts,
    tokens,
    isExecuted,
  })
  const { owners, threshold, nonce } = snapshot ?? reported
  return {
    verification,
    effect,
    risks,
    tokens,
    snapshot,
    safe: { ...at, owners, threshold, nonce: BigInt(nonce), version },
    signable: typedData && verification.status === 'verified' && !isExecuted ? { at, tx, typedData, safeTxHash: safeTxHash({ ...at, version }, tx) } : null,
  }
}

/** Owners that are contracts judge their own signatures, in the way in which this Safe would ask them. */
async function askContracts(chain: ChainPort, { multisig }: PrepareInput['detail'], typedData: TypedData, version: string | null) {
  const signatures = multisig.confirmations.flatMap((one) => {
    try {
      const part = toOwnerSignature(one)
      return part.kind === 'contract' ? [{ signer: part.signer, data: part.data }] : []
    } catch {
      // Unreadable bytes are reported by the verification.
      return []
    }
  })
  if (signatures.length === 0) return []
  const asks = isAtLeast(version, '1.5.0') ? 'hash' : 'bytes'
  return chain.contractSignatures(signatures, { hash: multisig.safeTxHash, bytes: signedBytes(typedData), asks })
}
