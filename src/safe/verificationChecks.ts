import { type ChainSnapshot, type Hex, type SafeRef, sameAddress } from '#base'
import type { SafeTx } from '#domain'
import { compareDecoding, compareMethod, type DecodingCheck } from './compareDecoding.ts'
import { describeEffect, describeSummary, matchesEffect } from './compareSummary.ts'
import { describeDecoding } from './describeDecoding.ts'
import type { Effect } from './effect.ts'
import type { SafeIdentity } from './transaction/safeTx.ts'
import { domainHash, type SafeTxHashes } from './typedData.ts'
import type { Check, ConfirmationCheck } from './verification.ts'
import { isAtLeast, isSupportedVersion } from './version.ts'
import type { ReportedExecution, TokenDecimals, VerificationInput } from './verificationInput.ts'

export function checkHash(claimed: Hex | null, hashes: SafeTxHashes | null): Check {
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

export function checkSummary(
  { tx, summary, decoding }: Shown,
  effect: Effect,
  { address }: SafeRef,
): Check {
  const actual = describeEffect(effect)
  if (!summary) return { id: 'summary', status: 'unknown', actual, needed: true }
  if (effect.kind === 'malformed' && summary.kind !== 'call' && summary.kind !== 'delegatecall') {
    // It's unknown whether it does what is shown.
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
export function checkDecoding({ tx, decoding }: Shown): Check[] {
  if (!decoding) return []
  const status = compareDecoding(decoding, tx)
  return [
    {
      id: 'decoding',
      ...statusOf(status),
      needed: status === 'differs',
      ...(status === 'differs' && describeDecoding(decoding, tx)),
    },
  ]
}

/** A match of four bytes isn't a check, but trusting it is the user's choice. */
const statusOf = (status: DecodingCheck): Pick<Check, 'status' | 'needed' | 'why'> =>
  status === 'selector'
    ? { status: 'unknown', needed: false, why: 'selector' }
    : { status, needed: true }

/** With wrong decimals, a displayed amount would be wrong. */
export function checkDecimals(
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
 * An ERC-20 amount displayed as a token ID would hide how much is sent. Only `transferFrom` exists
 * in both kinds of tokens, and both may have no decimals, so the contract has to say which one it
 * is.
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
export function checkSignatures(
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
 * success, and a hash doesn't distinguish versions before 1.3.0: there, a missing event proves
 * nothing.
 */
export function checkExecution(
  { reported, found }: ReportedExecution,
  version: string | null,
): Check {
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

export const checkUsedNonce = ({ nonce }: SafeTx, snapshot: ChainSnapshot): Check => ({
  id: 'nonce',
  status: nonce < snapshot.nonce ? 'ok' : 'differs',
  shown: String(nonce),
  actual: String(snapshot.nonce),
  needed: true,
})

/** Contracts before 1.0.0 don't return their domain; if one does, it must match ours. */
export function checkDomain(identity: SafeIdentity, snapshot: ChainSnapshot | null): Check {
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
