import type { SafeRef } from '#base'
import { CountBadge } from '../CountBadge.tsx'
import { useWaiting } from './useWaiting.ts'

/** How many transactions of a Safe the viewer can act on. */
export const WaitingCount = ({ at }: { at: SafeRef }) => (
  <CountBadge count={useWaiting(at).count} of="bell" />
)
