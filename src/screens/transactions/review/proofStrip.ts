import { type Check, type ConfirmationCheck, isImpossible, prospectsOf } from '#safe'
import type { Text } from '#ui'
import { differenceText } from './differenceText.ts'
import { disagreementsIn } from './disagreementsIn.ts'
import { needsEndpoint } from './needsEndpoint.ts'
import type { ShownProof } from './Proof.tsx'
import type { transactionText } from '#screens/common/signing'
import type { VerificationResult } from './useVerification.ts'

type Words = Text<keyof (typeof transactionText)['english']>

export interface ProofKind {
  /** Whether it is an executed transaction, which can no longer be signed. */
  record?: boolean
  /** Whether it has no signatures yet. */
  draft?: boolean
  /** Whether it came without a gateway. */
  shared?: boolean | undefined
}

/** The proof strip's props for a verification. */
export function proofStrip(
  text: Words,
  { review, failed }: Pick<VerificationResult, 'review' | 'failed'>,
  { record = false, draft = false, shared = false }: ProofKind = {},
): ShownProof {
  const way = needsEndpoint(failed) ? { needsEndpoint: true } : {}
  if (failed === 'safe') return { status: 'unverifiable', words: text('proof.noSafe') }
  if (review === 'checking')
    return failed
      ? { status: 'unverifiable', words: text(`proof.${failed}`), ...way }
      : { status: 'checking', words: text('proof.checking') }
  const { checks, hashes, fingerprint } = review.verification
  const open = checks.filter((check) => check.status !== 'ok')
  // Nothing unchecked appears next to "verified".
  const status =
    review.verification.status === 'verified' && open.length > 0
      ? 'partial'
      : review.verification.status
  const needed = checks.filter((check) => check.needed)
  const isOtherCode = checks.some(({ why }) => why === 'unofficial' || why === 'otherCode')
  const isUnknownProxy = checks.some(({ why }) => why === 'unknownProxy')
  const wordsOf = {
    verified: (): string => {
      if (record) return text('proof.verifiedRecord')
      if (checks.some(({ why }) => why === 'noGateway')) return text('proof.verifiedChain')
      return text(draft ? 'proof.verifiedDraft' : 'proof.verified')
    },
    partial: () => {
      // The call itself says that its name isn't checked.
      const count = open.filter(({ why }) => why !== 'selector').length
      if (count === 0) return wordsOf.verified()
      const id = record ? 'proof.partialRecord' : draft ? 'proof.partialDraft' : 'proof.partial'
      return text(id, { count })
    },
    // If a Safe has no official code, nothing else that it returns counts.
    differs: () =>
      isOtherCode
        ? text('proof.unofficial')
        : text(record ? 'proof.differsRecord' : 'proof.differs', {
            count: needed.filter((check) => check.status === 'differs').length,
          }),
    unverifiable: () =>
      failed
        ? text(`proof.${failed}`)
        : review.safe.version === null
          ? text('proof.noVersion')
          : isUnknownProxy
            ? text('proof.unknownProxy')
            : text(record ? 'proof.unverifiableRecord' : 'proof.unverifiable', {
                count: needed.filter((check) => check.status === 'unknown').length,
              }),
  }
  const isElsewhere = checks.some(({ why }) => why === 'elsewhere')
  const isPassed = status === 'verified' || status === 'partial'
  const words = [
    wordsOf[status](),
    ...(isElsewhere && isPassed ? [text('proof.elsewhere')] : []),
  ].join(' ')
  const hasUnknown = !review.isFullyKnown && isPassed
  const disagreements = disagreementsIn(text, review.agreement)
  const isBlocked = prospectsOf(review.effect).some(isImpossible)
  return {
    status: hasUnknown ? 'partial' : status,
    words: hasUnknown
      ? `${words} ${text(isBlocked ? 'proof.cannotRun' : 'proof.effectsUnknown')}`
      : words,
    ...way,
    ...(review.agreement?.isAgreed === false ? { neutral: text('proof.oneNode') } : {}),
    // A failed check must not be hidden behind a click.
    ...(status === 'differs'
      ? { defaultOpen: true, differing: differingOf(needed, isOtherCode) }
      : disagreements.length > 0
        ? { defaultOpen: true }
        : {}),
    // A draft has no other hash and no signature to compare with.
    checks: [
      ...disagreements,
      ...checks
        .filter(({ id }) => !draft || id !== 'signatures')
        .map((check) => ({
          id: check.id,
          words:
            failureOf(text, check, review.verification.confirmations, draft) ||
            text(`proof.check.${textOf(check.id, { record, draft, shared })}`),
          status: ({ ok: 'passed', differs: 'failed', unknown: 'unknown' } as const)[check.status],
          ...detailOf(text, check),
        })),
    ],
    hashes: hashes
      ? [
          { label: text('hash.safeTx'), value: hashes.safeTxHash },
          { label: text('hash.domain'), value: hashes.domainHash },
          { label: text('hash.message'), value: hashes.messageHash },
        ]
      : [],
    fingerprint,
  }
}

/** The checks that refute it; for a Safe without official code, only that one. */
const differingOf = (needed: readonly Check[], isOtherCode: boolean): readonly Check[] =>
  needed.filter(
    ({ id, status }) => status === 'differs' && (!isOtherCode || id === 'implementation'),
  )

function textOf(id: Check['id'], { record, draft, shared }: Required<ProofKind>) {
  if (record && (id === 'signatures' || id === 'nonce')) return `${id}Record` as const
  if (shared && (id === 'hash' || id === 'summary')) return `${id}Shared` as const
  return draft && (id === 'hash' || id === 'decoding') ? (`${id}Draft` as const) : id
}

/** What a failed check found: what it would have proven isn't shown next to a cross. */
const failureOf = (
  text: Words,
  check: Check,
  signatures: readonly ConfirmationCheck[],
  isDraft: boolean,
): string =>
  check.status === 'differs' ? differenceText(text, check, { signatures, isDraft }) : ''

function detailOf(text: Words, { id, status, actual, why }: Check): { detail?: string } {
  // The sentence of a failed check has both values.
  if (status === 'differs' && why !== 'otherCode') return {}
  if (why) return { detail: text(`proof.why.${why}`, { actual: actual ?? '' }) }
  // Neither can be compared, but a module moves funds without signatures.
  return status === 'unknown' &&
    (id === 'modules' || id === 'moduleGuard') &&
    actual &&
    actual !== 'none'
    ? { detail: text('proof.onChain', { actual }) }
    : {}
}
