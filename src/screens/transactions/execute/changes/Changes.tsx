import { createElement } from 'react'
import { useLazyModule } from '#ui'
import { loadCode } from '#screens/core/code'
import reviewStyles from '../../../common/signing/Review.module.css'
import type { ChangesViewProps } from './ChangesView.tsx'

const changesView = /*@__PURE__*/ loadCode(
  async () => (await import('./loaded/index.ts')).ChangesView,
)

/** What a transaction changes for the Safe. Loaded on demand; its place is kept. */
export function Changes(props: ChangesViewProps) {
  const View = useLazyModule(changesView, true)
  return <div className={reviewStyles.later}>{View && createElement(View, props)}</div>
}
