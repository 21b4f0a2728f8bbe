import { loadPart } from '#screens/core/code'
import { ErrorBoundary } from '#screens/common/system'

const PendingFollower = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/transactions/pending')).PendingFollower,
)

/** Follows what was sent, for a dialog without a shell; the shell does so as well. */
export const Follower = ({ id }: { id: string }) => (
  <ErrorBoundary resetKey={id} fallback={null}>
    <PendingFollower />
  </ErrorBoundary>
)
