import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { messagePolling, messageQuery } from '#queries'
import { type MessageReview, messageWithSubmitted } from '#signing'
import { localMessage } from '#signing/pending'
import { proposalOf } from '#screens/transactions/confirm'
import { inTime } from '#screens/common/signing'
import { useEnvironment } from '#screens/core/environment'
import { useSafeState } from '#screens/core/openSafe'
import { usePending } from '#screens/common/pending'
import { checkedOf, messageCheckQuery } from '#screens/messages/common'
import type { MessageSigningInput } from './messageSigningFlow.ts'

export interface ReadMessage extends Omit<MessageSigningInput, 'wallet' | 'local'> {
  /** Checks the message with the Safe once more; `unread` if the chain can't be read in time. */
  checkAgain: () => Promise<MessageReview | 'unread'>
  /** Asks the gateway again for the message. */
  readAgain: () => Promise<unknown>
}

/** What a message's hash is, and what the gateway, the chain and this device know about it. */
export function useReadMessage(
  at: SafeRef,
  message: OffchainMessage,
  app: { name: string; url: string } | undefined,
  account: Address | undefined,
): ReadMessage {
  const { gateway, reader } = useEnvironment()
  const state = useSafeState(at)
  const entries = usePending()
  const safe = state.status === 'ready' ? state.value : undefined
  const reported = { version: safe?.version ?? null }
  const proposal = useMemo(() => proposalOf({ note: null, ...(app && { app }) }), [app])
  const reviewed = useQuery({
    ...messageCheckQuery(reader(at.chainId), at, {
      at,
      message,
      claimedHash: null,
      reported,
      proposal,
    }),
    enabled: safe !== undefined,
  })
  const review = reviewed.data
  const hash = review?.hash ?? undefined
  const known = useQuery({
    ...messageQuery(gateway, at, hash ?? '0x'),
    enabled: hash !== undefined,
    refetchInterval: messagePolling,
  })
  // The message that the gateway lists under this hash must have this hash.
  const isOther = known.data != null && known.data.hash.toLowerCase() !== hash?.toLowerCase()
  const listed = messageWithSubmitted((!isOther && known.data) || undefined, entries, {
    at,
    hash,
    threshold: review?.quorum?.required ?? safe?.threshold,
  })
  const checked = useQuery(
    messageCheckQuery(reader(at.chainId), at, listed && checkedOf(at, listed, reported)),
  ).data
  return {
    review,
    safe,
    answer: isOther ? 'other' : known.data === null ? 'none' : known.data ? 'listed' : 'unknown',
    listed,
    checked,
    own: localMessage(entries, at, hash, account),
    checkAgain: async () => {
      const answer = await inTime(reviewed.refetch())
      // After an error, `data` is from the previous read.
      if (!answer?.data || answer.isError) return 'unread'
      const isUnread = answer.data.unread !== null && answer.data.unread !== review?.unread
      return isUnread ? 'unread' : answer.data
    },
    readAgain: () => known.refetch(),
  }
}
