import type { NodeAgreement, NodeSubject } from '#signing'
import type { ProofCheck, Text } from '#ui'
import { hostOf } from '#screens/common/setting'
import type { transactionText } from '#screens/common/signing'

/** What each of two nodes says. */
export const disagreementsIn = (
  text: Text<keyof (typeof transactionText)['english']>,
  agreement: NodeAgreement | undefined,
): readonly ProofCheck[] =>
  (agreement?.differences ?? []).map(({ subject, answers }) => ({
    id: `nodes.${subject}`,
    status: 'failed',
    words: text(isPartOfSafe(subject) ? `proof.check.${subject}` : `proof.node.${subject}`),
    detail: answers.map(({ url, value }) => `${hostOf(url) ?? url}: ${value}`).join(' · '),
  }))

const partsOfSafe = [
  'owners',
  'threshold',
  'nonce',
  'version',
  'proxy',
  'implementation',
  'guard',
  'moduleGuard',
  'modules',
  'handler',
  'domain',
] as const

const isPartOfSafe = (subject: NodeSubject): subject is (typeof partsOfSafe)[number] =>
  (partsOfSafe as readonly NodeSubject[]).includes(subject)
