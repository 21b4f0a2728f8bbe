import { createElement } from 'react'
import { useLazyModule } from '#ui'
import { loadCode } from '#screens/core/code'
import { ErrorBoundary } from '#screens/common/system'

const pendingFollower = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/transactions/pending')).PendingFollower,
)

/** Follows what was sent, for a dialog without a shell; the shell does so as well. */
export const Follower = ({ id }: { id: string }) => (
  <ErrorBoundary resetKey={id} fallback={null}>
    <Follows />
  </ErrorBoundary>
)

function Follows() {
  const Follows = useLazyModule(pendingFollower, true)
  return Follows && createElement(Follows)
}
