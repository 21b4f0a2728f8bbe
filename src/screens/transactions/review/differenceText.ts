import type { Check, CheckId, ConfirmationCheck } from '#safe'
import type { Text } from '#ui'
import { formatList } from '#screens/common/hooks'
import type { transactionText } from '#screens/common/signing'

type Words = Text<keyof (typeof transactionText)['english']>

/** The sentences of a refuted summary, if they differ. */
interface Refuted {
  shown: string
  actual: string
}

export interface DifferenceContext {
  /** The check of each signature. */
  signatures?: readonly ConfirmationCheck[] | undefined
  /** What is shown and what the call data does, each as a sentence. */
  summary?: Refuted | undefined
  /** Whether it hasn't been proposed yet: what is shown then doesn't come from a gateway. */
  isDraft?: boolean | undefined
}

type Say = (text: Words, check: Check, context: DifferenceContext) => string

/** How many signatures and accounts are named: a gateway can list any number. */
const mostNamed = 3

const said = (
  text: Words,
  { shown, actual }: Pick<Check, 'shown' | 'actual'>,
  { isDraft = false }: DifferenceContext,
) =>
  text(isDraft ? 'differs.summaryDraft' : 'differs.summary', {
    shown: shown ?? none(text),
    actual: actual ?? none(text),
  })

const none = (text: Words) => text('differs.none')
const valueOf = (text: Words, value: string | undefined) =>
  value === undefined || value === 'none' ? none(text) : value

/** The gateway's value next to the chain's. */
const onChain: Say = (text, { id, shown, actual }) =>
  text('differs.chain', {
    what: text(`proof.check.${id}`),
    shown: valueOf(text, shown),
    actual: valueOf(text, actual),
  })

/** The expected value next to the actual one. */
const expected: Say = (text, { id, shown, actual }) =>
  text('differs.expected', {
    what: text(`proof.check.${id}`),
    shown: valueOf(text, shown),
    actual: valueOf(text, actual),
  })

const listOf = (value: string | undefined) =>
  value === undefined || value === 'none' ? [] : value.split(', ')

/** The counts on both sides, and the entries that are only on one. */
const list: Say = (text, check, context) => {
  const [shown, actual] = [listOf(check.shown), listOf(check.actual)]
  const only = (these: readonly string[], others: readonly string[]) =>
    these.filter((one) => !others.some((other) => other.toLowerCase() === one.toLowerCase()))
  const named = (id: 'differs.onlyGateway' | 'differs.onlyChain', all: readonly string[]) =>
    all.length === 0
      ? []
      : [text(id, { list: formatList(text.locale, all.slice(0, mostNamed)), count: all.length })]
  const counts = { shown: String(shown.length), actual: String(actual.length) }
  return [
    onChain(text, { ...check, ...counts }, context),
    ...named('differs.onlyGateway', only(shown, actual)),
    ...named('differs.onlyChain', only(actual, shown)),
  ].join(' ')
}

const signatures: Say = (text, _, { signatures: checks = [] }) => {
  const wrong = checks.filter(({ status }) => status === 'differs')
  const hidden = wrong.length - mostNamed
  return [
    ...wrong
      .slice(0, mostNamed)
      .map(({ signer, why }) => text('differs.signature', { signer, why: why ?? 'unreadable' })),
    ...(hidden > 0 ? [text('signatures.more', { count: hidden })] : []),
  ].join(' ')
}

const execution: Say = (text, { shown, actual, ...check }, context) => {
  const outcome = (value: string | undefined) =>
    text('differs.outcome', { outcome: value ?? 'none' })
  return onChain(text, { ...check, shown: outcome(shown), actual: outcome(actual) }, context)
}

const implementation: Say = (text, check, context) =>
  check.why === 'unofficial'
    ? text('proof.why.unofficial', { actual: check.actual ?? '' })
    : expected(text, check, context)

/** Every check has a sentence: a new one doesn't compile without. */
const sentences: Readonly<Record<CheckId, Say>> = {
  hash: (text, { shown, actual }) =>
    text('differs.hash', { shown: shown ?? '', actual: actual ?? '' }),
  // The check's values are for programs: only the review has them as sentences.
  summary: (text, _, context) =>
    context.summary ? said(text, context.summary, context) : text('differs.summaryOther'),
  decoding: said,
  decimals: (text, { shown, actual }) =>
    text('differs.decimals', { shown: shown ?? '', actual: actual ?? '' }),
  libraries: expected,
  signatures,
  execution,
  domain: expected,
  owners: list,
  threshold: onChain,
  // The nonce matters only for executed transactions: it must be used.
  nonce: (text, check, context) =>
    check.needed
      ? text('differs.nonceUsed', { shown: check.shown ?? '', actual: check.actual ?? '' })
      : onChain(text, check, context),
  version: onChain,
  proxy: onChain,
  implementation,
  guard: onChain,
  moduleGuard: onChain,
  modules: list,
  handler: onChain,
}

/** What a failed check found, as a sentence with both values. */
export const differenceText = (
  text: Words,
  check: Check,
  context: DifferenceContext = {},
): string => sentences[check.id](text, check, context)
