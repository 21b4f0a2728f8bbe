import { type ChainSnapshot, type Hex, type SafeRef, sameAddress } from '#base'
import type { Decoding, SafeTx } from '#domain'
import { checkConfirmations, type ContractVerdict } from './checkConfirmation.ts'
import { contractVersion } from './checkContract.ts'
import { checkSafe, type ReportedSafe } from './checkSafe.ts'
import { compareDecoding, compareMethod, type DecodingCheck } from './compareDecoding.ts'
import { describeEffect, describeSummary, matchesEffect } from './compareSummary.ts'
import { decodeTransaction } from './decode.ts'
import type { Effect } from './effect.ts'
import type { Confirmed } from './execution.ts'
import { fingerprint } from './fingerprint.ts'
import type { SafeIdentity } from './transaction/safeTx.ts'
import { domainHash, safeTxHashes, type SafeTxHashes } from './typedData.ts'
import type { Check, ConfirmationCheck, Summary, Verification } from './verification.ts'
import { isAtLeast, isSupportedVersion } from './version.ts'

/** A token's decimals from its contract; null if it doesn't return any. */
export interface TokenDecimals {
  token: string
  decimals: number | null
  /** It says that it is a collection of NFTs. */
  isCollection?: boolean
}

export interface VerificationInput {
  at: SafeRef
  /**
   * What is displayed: the signed fields, the summary as data, and the gateway's decoding; null if
   * not displayed.
   */
  shown: { tx: SafeTx; summary: Summary | null; decoding?: Decoding | null }
  /** The hash reported by the gateway; null for a transaction that hasn't been proposed yet. */
  claimedHash: Hex | null
  confirmations: readonly Confirmed[]
  /**
   * null: no gateway knows the Safe, or none answers. What it says would only have been compared
   * with the chain.
   */
  reported: ReportedSafe | null
  /** null: the chain can't be read, so nothing can be verified. */
  snapshot: ChainSnapshot | null
  /**
   * false: there is no node but one that the gateway chose. What such a node says can differ, but
   * proves nothing: the transaction is never verified.
   */
  isIndependent?: boolean
  /**
   * Results of the contract owners' own signature validation. Without one, a contract signature
   * stays unchecked.
   */
  verdicts?: readonly ContractVerdict[]
  /** Decimals of the tokens in the transaction, from their contracts. */
  tokens?: readonly TokenDecimals[]
  /** Whether the libraries that run as the Safe have the official code; missing if none do. */
  libraries?: Pick<Check, 'status' | 'shown' | 'actual'> | undefined
  /**
   * An executed transaction. Its Safe may have other owners, another nonce and other settings now,
   * so only what doesn't change is checked: the hash, the summary, the decoding, and that each
   * signature was made by its signer.
   */
  isExecuted?: boolean
  /**
   * The gateway says that its nonce is used: it was executed, failed or cancelled. The chain must
   * agree.
   */
  isNonceUsed?: boolean
  /** The outcome of an executed transaction; undefined if none is reported. */
  execution?: ReportedExecution | undefined
}

/** What the gateway reports of an execution, and what the receipt of its transaction says. */
export interface ReportedExecution {
  reported: 'success' | 'failure'
  /** `none`: the receipt contains no execution of this hash. null: there is no receipt to read. */
  found: 'success' | 'failure' | 'reverted' | 'none' | null
}

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
  // The on-chain version decides how the hash is computed; the reported one is only compared.
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
    // Who signed is computed here; whether they are owners is what a node says.
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

/** What is computed here from the signed bytes alone; everything else is what a node says. */
const isComputed = ({ id }: Check, isExecuted: boolean): boolean =>
  id === 'hash' || id === 'summary' || id === 'decoding' || (id === 'signatures' && isExecuted)

/** What a node of the gateway confirms isn't checked; what even it denies still differs. */
const withoutProof = (check: Check): Check =>
  check.status === 'ok' ? { ...check, status: 'unknown', why: 'gatewayNode' } : check

function verdictOf(checks: readonly Check[]): Verification['status'] {
  const needed = checks.filter((check) => check.needed)
  if (needed.some(({ status }) => status === 'differs')) return 'differs'
  return needed.some(({ status }) => status === 'unknown') ? 'unverifiable' : 'verified'
}

function checkHash(claimed: Hex | null, hashes: SafeTxHashes | null): Check {
  if (!hashes)
    return { id: 'hash', status: 'unknown', needed: true, ...(claimed && { shown: claimed }) }
  const actual = hashes.safeTxHash
  if (claimed === null) return { id: 'hash', status: 'ok', actual, needed: true }
  return {
    id: 'hash',
    status: claimed.toLowerCase() === actual ? 'ok' : 'differs',
    shown: claimed,
    actual,
    needed: true,
  }
}

type Shown = VerificationInput['shown']

function checkSummary(
  { tx, summary, decoding }: Shown,
  effect: Effect,
  { address }: SafeRef,
): Check {
  const actual = describeEffect(effect)
  if (!summary) return { id: 'summary', status: 'unknown', actual, needed: true }
  if (effect.kind === 'malformed' && summary.kind !== 'call' && summary.kind !== 'delegatecall') {
    // Nobody can say whether it does what is shown.
    const status = matchesEffect(summary, effect.may, address) ? 'unknown' : 'differs'
    return { id: 'summary', status, shown: describeSummary(summary), actual, needed: true }
  }
  const method = (summary.kind === 'call' || summary.kind === 'delegatecall') && summary.method
  const status = !matchesEffect(summary, effect, address)
    ? 'differs'
    : method
      ? compareMethod(method, decoding, tx.data)
      : 'ok'
  return { id: 'summary', ...statusOf(status), shown: describeSummary(summary), actual }
}

/** A decoding that can't be compared is shown as the gateway's; a wrong decoding blocks signing. */
function checkDecoding({ tx, decoding }: Shown): Check[] {
  if (!decoding) return []
  const status = compareDecoding(decoding, tx)
  return [{ id: 'decoding', ...statusOf(status), needed: status === 'differs' }]
}

/** What only four bytes vouch for isn't checked, but it is the person's choice to believe it. */
const statusOf = (status: DecodingCheck): Pick<Check, 'status' | 'needed' | 'why'> =>
  status === 'selector'
    ? { status: 'unknown', needed: false, why: 'selector' }
    : { status, needed: true }

/** With wrong decimals, a displayed amount would be wrong. */
function checkDecimals(
  { summary }: Shown,
  effect: Effect,
  tokens: readonly TokenDecimals[],
): Check[] {
  if (summary?.kind !== 'erc20' && summary?.kind !== 'erc721') return []
  const token = tokens.find((one) => sameAddress(one.token, summary.token))
  if (summary.kind === 'erc721') return checkTokenId(effect, token)
  const shown = summary.decimals
  if (shown === undefined) return []
  const actual = token?.decimals
  if (actual == null)
    return [{ id: 'decimals', status: 'unknown', shown: String(shown), needed: true }]
  return [
    {
      id: 'decimals',
      status: shown === actual ? 'ok' : 'differs',
      shown: String(shown),
      actual: String(actual),
      needed: true,
    },
  ]
}

/**
 * An ERC-20 amount displayed as a token id would hide how much is sent. Only `transferFrom` is a
 * method of both kinds of token, and both may have no decimals, so the contract has to say which
 * one it is.
 */
function checkTokenId(effect: Effect, token: TokenDecimals | undefined): Check[] {
  if (token?.decimals)
    return [
      {
        id: 'decimals',
        status: 'differs',
        shown: '0',
        actual: String(token.decimals),
        needed: true,
      },
    ]
  return token?.isCollection || effect.kind !== 'tokenFrom'
    ? []
    : [{ id: 'decimals', status: 'unknown', shown: '0', needed: true }]
}

/** An unchecked contract signature makes the whole transaction unverifiable. */
function checkSignatures(
  checked: readonly ConfirmationCheck[],
  possible: boolean,
  isExecuted: boolean,
): Check {
  const named = (status: ConfirmationCheck['status']) =>
    checked
      .filter((one) => one.status === status)
      .map(({ signer, why }) => `${signer} ${why}`)
      .join(', ')
  if (!possible) return { id: 'signatures', status: 'unknown', needed: true }
  if (named('differs'))
    return { id: 'signatures', status: 'differs', actual: named('differs'), needed: true }
  if (named('unknown'))
    return { id: 'signatures', status: 'unknown', actual: named('unknown'), needed: !isExecuted }
  return { id: 'signatures', status: 'ok', actual: String(checked.length), needed: true }
}

/**
 * Whether the Safe itself records the reported outcome. Contracts before 1.1.0 emit no event for a
 * success, and a hash doesn't tell the versions before 1.3.0 apart: there, no event proves nothing.
 */
function checkExecution({ reported, found }: ReportedExecution, version: string | null): Check {
  const isUnknown =
    found === null ||
    (found === 'none' && !(isSupportedVersion(version) && isAtLeast(version, '1.3.0')))
  return {
    id: 'execution',
    status: isUnknown ? 'unknown' : found === reported ? 'ok' : 'differs',
    shown: reported,
    ...(found !== null && { actual: found }),
    needed: !isUnknown,
  }
}

const checkUsedNonce = ({ nonce }: SafeTx, snapshot: ChainSnapshot): Check => ({
  id: 'nonce',
  status: nonce < snapshot.nonce ? 'ok' : 'differs',
  actual: String(snapshot.nonce),
  needed: true,
})

/** Contracts before 1.0.0 don't return their domain; if one does, it must match ours. */
function checkDomain(identity: SafeIdentity, snapshot: ChainSnapshot | null): Check {
  if (!snapshot?.domainSeparator || !isSupportedVersion(identity.version))
    return { id: 'domain', status: 'unknown', needed: false }
  const actual = domainHash(identity)
  return {
    id: 'domain',
    status: actual === snapshot.domainSeparator.toLowerCase() ? 'ok' : 'differs',
    shown: snapshot.domainSeparator,
    actual,
    needed: true,
  }
}
