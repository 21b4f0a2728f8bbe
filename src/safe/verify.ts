import type { Hex } from '#base'
import type { SafeTx } from '#domain'
import { checkConfirmations } from './checkConfirmation.ts'
import { contractVersion } from './checkContract.ts'
import { checkSafe } from './checkSafe.ts'
import { decodeTransaction } from './decode.ts'
import { fingerprint } from './fingerprint.ts'
import type { SafeIdentity } from './transaction/safeTx.ts'
import { safeTxHashes, type SafeTxHashes } from './typedData.ts'
import type { Check, Verification } from './verification.ts'
import { isSupportedVersion } from './version.ts'
import type { VerificationInput } from './verificationInput.ts'
import {
  checkDecimals,
  checkDecoding,
  checkDomain,
  checkExecution,
  checkHash,
  checkSignatures,
  checkSummary,
  checkUsedNonce,
} from './verificationChecks.ts'

/**
 * Verifies that what is displayed is what would be signed: recomputes the hash from the displayed
 * fields, compares summary and decoding with our own decoding of the call data, recovers every
 * signature, and compares the Safe with the chain. Pure; never throws.
 */
export async function verifyTransaction(input: VerificationInput): Promise<Verification> {
  const {
    at,
    shown,
    claimedHash,
    confirmations,
    reported,
    snapshot,
    verdicts = [],
    tokens = [],
    libraries,
    isIndependent = true,
    isExecuted = false,
    isNonceUsed = false,
    execution,
  } = input
  // The on-chain version determines how the hash is computed; the reported one is only compared.
  const version = snapshot ? contractVersion(snapshot) : (reported?.version ?? null)
  const identity: SafeIdentity = {
    ...at,
    version: isExecuted ? versionOfHash({ ...at, version }, shown.tx, claimedHash) : version,
  }
  const hashes = hashesOf(identity, shown.tx)
  const owners = isExecuted ? null : (snapshot?.owners ?? reported?.owners ?? [])
  const context = {
    owners,
    version,
    approvals: isExecuted ? null : (snapshot?.approvals ?? null),
    verdicts,
    // Signers are computed here; whether they're owners comes from a node.
    isIndependent: isIndependent || isExecuted || !snapshot,
  }
  const checked = hashes
    ? await checkConfirmations(confirmations, { ...context, hash: hashes.safeTxHash })
    : []
  const { effect } = decodeTransaction(shown.tx, at.address)
  const all = [
    checkHash(claimedHash, hashes),
    checkSummary(shown, effect, at),
    ...checkDecoding(shown),
    ...checkDecimals(shown, effect, tokens),
    ...(libraries ? [{ id: 'libraries', needed: true, ...libraries } as const] : []),
    checkSignatures(checked, hashes !== null, isExecuted),
    ...(execution ? [checkExecution(execution, identity.version)] : []),
    ...(isNonceUsed && snapshot ? [checkUsedNonce(shown.tx, snapshot)] : []),
    ...(isExecuted ? [] : [checkDomain(identity, snapshot), ...checkSafe(reported, snapshot)]),
  ]
  const checks = isIndependent
    ? all
    : all.map((check) => (isComputed(check, isExecuted) ? check : withoutProof(check)))
  const status = verdictOf(checks)
  return {
    status: status === 'verified' && !isIndependent ? 'unverifiable' : status,
    checks,
    confirmations: checked,
    hashes,
    fingerprint: hashes ? fingerprint(hashes.safeTxHash) : [],
  }
}

/**
 * null for an unsupported version, and for values that no transaction has: an amount of more than
 * 256 bits, or half a byte.
 */
function hashesOf(identity: SafeIdentity, tx: SafeTx): SafeTxHashes | null {
  if (!isSupportedVersion(identity.version) || tx.data.length % 2 !== 0) return null
  try {
    return safeTxHashes(identity, tx)
  } catch {
    return null
  }
}

/**
 * The contract may have been upgraded since: the version that produces the claimed hash, or the
 * current one if none does.
 */
const versionOfHash = (identity: SafeIdentity, tx: SafeTx, claimed: Hex | null): string | null =>
  [identity.version, '1.3.0', '1.2.0', '0.1.0'].find(
    (version) =>
      claimed && hashesOf({ ...identity, version }, tx)?.safeTxHash === claimed.toLowerCase(),
  ) ?? identity.version

/** Checks computed here from the signed bytes alone; all others depend on a node. */
const isComputed = ({ id }: Check, isExecuted: boolean): boolean =>
  id === 'hash' || id === 'summary' || id === 'decoding' || (id === 'signatures' && isExecuted)

/**
 * Confirmations from a gateway-chosen node don't count as checked; its contradictions still differ.
 */
const withoutProof = (check: Check): Check =>
  check.status === 'ok' ? { ...check, status: 'unknown', why: 'gatewayNode' } : check

function verdictOf(checks: readonly Check[]): Verification['status'] {
  const needed = checks.filter((check) => check.needed)
  if (needed.some(({ status }) => status === 'differs')) return 'differs'
  return needed.some(({ status }) => status === 'unknown') ? 'unverifiable' : 'verified'
}
