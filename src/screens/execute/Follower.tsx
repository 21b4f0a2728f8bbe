import { createElement } from 'react'
import { useLazyModule } from '#ui'
import { loadCode } from '../code/index.ts'
import { ErrorBoundary } from '../system/index.ts'

const pendingFollower = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/pending')).PendingFollower,
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
