import type { Message } from '#domain'
import type { MessageReview } from '#signing'
import type { Status } from '#ui'

export interface MessageProgress {
  /** `claimed`: only the gateway says that it has all signatures. */
  status: 'needs' | 'claimed' | 'signed'
  submitted: number
  required: number
}

/** The badge of a message. Only what the chain proves is shown as done. */
export const progressBadge: Record<MessageProgress['status'], Status> = {
  needs: 'awaiting',
  claimed: 'reported',
  signed: 'done',
}

/**
 * How many owners have signed. What is proven counts, against the chain's threshold; if nothing can
 * be proven, what the gateway lists and isn't refuted, each owner once.
 */
export function progressOf(
  message: Pick<Message, 'confirmations' | 'required'>,
  review: Pick<MessageReview, 'status' | 'signatures' | 'quorum'> | undefined,
): MessageProgress {
  const quorum = review?.quorum
  const submitted =
    quorum?.signed ??
    new Set(
      message.confirmations.flatMap(({ signer }, at) =>
        review?.signatures[at]?.status === 'differs' ? [] : [signer.address.toLowerCase()],
      ),
    ).size
  const required = quorum?.required ?? message.required
  const isProven = quorum != null && review?.status === 'verified'
  const status = submitted < required ? 'needs' : isProven ? 'signed' : 'claimed'
  return { status, submitted, required }
}
