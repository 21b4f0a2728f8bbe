import { checkContract } from '#safe'
import { type MessageReview, oneNodeRisk } from '#signing'
import { useText } from '#ui'
import { disagreementsIn, needsEndpoint, type ShownProof } from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { messagesText } from './text.ts'

/** The parts of a message's proof. */
export type CheckedMessage = Pick<MessageReview, 'status' | 'hash' | 'unread'> &
  Partial<Pick<MessageReview, 'snapshot' | 'agreement'>>

/** A message's checks as text; `failed`: the check itself. */
export function useMessageProof(review: CheckedMessage | 'checking' | 'failed'): ShownProof {
  const text = useText(messagesText)
  const proofText = useText(transactionText)
  if (review === 'checking') return { status: 'checking', words: text('checking') }
  if (review === 'failed') return { status: 'unverifiable', words: text('unverifiable') }
  const { status, hash, unread, snapshot, agreement } = review
  const hashes = hash ? { hashes: [{ label: text('hash'), value: hash }] } : {}
  if (status === 'unverifiable' && needsEndpoint(unread))
    return { status, words: proofText(`proof.${unread}`), needsEndpoint: true, ...hashes }
  const checks = disagreementsIn(proofText, agreement)
  if (status === 'unverifiable' && unread === 'nodesDisagree')
    return { status, words: proofText('proof.nodesDisagree'), checks, defaultOpen: true, ...hashes }
  const isElsewhere =
    snapshot &&
    status === 'verified' &&
    checkContract(snapshot).some(({ why }) => why === 'elsewhere')
  const words = [text(status), ...(isElsewhere ? [proofText('proof.elsewhere')] : [])].join(' ')
  const [oneNode] = oneNodeRisk(agreement)
  return {
    status,
    words,
    ...(oneNode && { neutral: proofText('proof.oneNode'), oneNode }),
    ...hashes,
  }
}
