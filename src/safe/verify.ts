import { type ChainSnapshot, type Hex, type SafeRef, sameAddress } from '#base'
import { checkConfirmation, type ContractVerdict } from './checkConfirmation.ts'
import { checkSafe, type ToldSafe } from './checkSafe.ts'
import { describeEffect, describeSummary, matchesEffect } from './compareSummary.ts'
import { decodeTransaction } from './decode.ts'
import type { Confirmed } from './execution.ts'
import { fingerprint } from './fingerprint.ts'
import type { Check, ConfirmationCheck, Proof, Summary } from './proof.ts'
import type { SafeIdentity, SafeTx } from './safeTx.ts'
import { domainHash, safeTxHashes, type SafeTxHashes } from './typedData.ts'
import { isSupportedVersion } from './version.ts'

export interface Verification {
  at: SafeRef
  /** What the person is shown: every field that is signed, and the words as data; null where no words are shown. */
  shown: { tx: SafeTx; summary: Summary | null }
  /** The hash that the gateway claims; null for a transaction that nobody has proposed yet. */
  claimedHash: Hex | null
  confirmations: readonly Confirmed[]
  told: ToldSafe
  /** null: the chain cannot be asked, and nothing can be verified. */
  snapshot: ChainSnapshot | null
  /** What contracts among the owners said of their signatures; without it those stay unknown. */
  verdicts?: readonly ContractVerdict[]
}

/**
 * Proves that what is shown is what would be signed: the hash is recomputed from the fields shown, the words are compared with
 * our own reading of the bytes, every signature is recovered, and the safe is compared with the chain. Pure; throws nothing.
 */
export async function verifyTransaction({ at, shown, claimedHash, confirmations, told, snapshot, verdicts = [] }: Verification): Promise<Proof> {
  // The chain's word decides how the hash is made; the gateway's is only compared.
  const version = snapshot ? snapshot.version : told.version
  const identity: SafeIdentity = { ...at, version }
  const hashes = isSupportedVersion(version) ? safeTxHashes(identity, shown.tx) : null
  const owners = snapshot?.owners ?? told.owners
  const context = { owners, version, approvals: snapshot?.approvals ?? null, verdicts }
  const checked = hashes ? markTwice(await Promise.all(confirmations.map((one) => checkConfirmation(one, { ...context, hash: hashes.safeTxHash })))) : []
  const checks = [
    checkHash(claimedHash, hashes),
    checkSummary(shown, at),
    checkSignatures(checked, hashes !== null),
    checkDomain(identity, snapshot),
    ...checkSafe(told, snapshot),
  ]
  return { status: verdictOf(checks), checks, confirmations: checked, hashes, fingerprint: hashes ? fingerprint(hashes.safeTxHash) : [] }
}

function verdictOf(checks: readonly Check[]): Proof['status'] {
  const needed = checks.filter((check) => check.needed)
  if (needed.some(({ status }) => status === 'differs')) return 'differs'
  return needed.some(({ status }) => status === 'unknown') ? 'unverifiable' : 'verified'
}

function checkHash(claimed: Hex | null, hashes: SafeTxHashes | null): Check {
  if (!hashes) return { id: 'hash', status: 'unknown', needed: true, ...(claimed && { shown: claimed }) }
  const actual = hashes.safeTxHash
  if (claimed === null) return { id: 'hash', status: 'ok', actual, needed: true }
  return { id: 'hash', status: claimed.toLowerCase() === actual ? 'ok' : 'differs', shown: claimed, actual, needed: true }
}

function checkSummary({ tx, summary }: Verification['shown'], { address }: SafeRef): Check {
  const { effect } = decodeTransaction(tx, address)
  const actual = describeEffect(effect)
  if (!summary) return { id: 'summary', status: 'unknown', actual, needed: true }
  return { id: 'summary', status: matchesEffect(summary, effect, address) ? 'ok' : 'differs', shown: describeSummary(summary), actual, needed: true }
}

/** The contract counts every owner once; a second signature would make the whole execution fail. */
const markTwice = (list: readonly ConfirmationCheck[]): ConfirmationCheck[] =>
  list.map((one, at) => (list.findIndex(({ signer }) => sameAddress(signer, one.signer)) < at ? { ...one, status: 'differs', why: 'twice' } : one))

/** A contract's signature that nobody can judge from here is told; it does not make the whole unverifiable. */
function checkSignatures(checked: readonly ConfirmationCheck[], possible: boolean): Check {
  const named = (status: ConfirmationCheck['status']) =>
    checked
      .filter((one) => one.status === status)
      .map(({ signer, why }) => `${signer} ${why}`)
      .join(', ')
  if (!possible) return { id: 'signatures', status: 'unknown', needed: true }
  if (named('differs')) return { id: 'signatures', status: 'differs', actual: named('differs'), needed: true }
  if (named('unknown')) return { id: 'signatures', status: 'unknown', actual: named('unknown'), needed: false }
  return { id: 'signatures', status: 'ok', actual: String(checked.length), needed: true }
}

/** Contracts before 1.0.0 do not answer their domain; where one answers, it must be ours. */
function checkDomain(identity: SafeIdentity, snapshot: ChainSnapshot | null): Check {
  if (!snapshot?.domainSeparator || !isSupportedVersion(identity.version)) return { id: 'domain', status: 'unknown', needed: false }
  const actual = domainHash(identity)
  return { id: 'domain', status: actual === snapshot.domainSeparator.toLowerCase() ? 'ok' : 'differs', shown: snapshot.domainSeparator, actual, needed: true }
}
