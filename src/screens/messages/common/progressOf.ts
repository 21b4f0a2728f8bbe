import type { Message } from '#domain'
import type { MessageReview } from '#signing'
import type { Status } from '#ui'

export interface MessageProgress {
  /** `claimed`: only the gateway reports that it's fully signed. */
  status: 'needs' | 'claimed' | 'signed'
  submitted: number
  required: number
}

/** A message's badge. Only outcomes proven by the chain show as done. */
export const progressBadge: Record<MessageProgress['status'], Status> = {
  needs: 'awaiting',
  claimed: 'reported',
  signed: 'done',
}

/**
 * How many owners have signed. Proven signatures count, against the chain's threshold; if nothing
 * can be proven, the gateway's unrefuted ones, each owner once.
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
