import type { PendingEntry } from '#signing/pending'

/**
 * Whether an entry has to be followed: it was sent, or an earlier page was submitting it.
 * @param started when this page was loaded, in milliseconds
 */
export const needsFollower = ({ state, since }: PendingEntry, started: number): boolean =>
  state.status === 'processing' || (state.status === 'submitting' && since < started)
