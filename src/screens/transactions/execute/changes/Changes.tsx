import { loadPart } from '#screens/core/code'
import reviewStyles from '../../../common/signing/Review.module.css'
import type { ChangesViewProps } from './ChangesView.tsx'

const ChangesView = /*@__PURE__*/ loadPart(
  async () => (await import('./loaded/index.ts')).ChangesView,
)

/** What a transaction changes for the Safe. Loaded on demand; its place is kept. */
export const Changes = (props: ChangesViewProps) => (
  <div className={reviewStyles.later}>
    <ChangesView {...props} />
  </div>
)
