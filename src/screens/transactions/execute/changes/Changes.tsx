import { loadPart } from '#screens/core/code'
import styles from './Changes.module.css'
import type { ChangesViewProps } from './ChangesView.tsx'
import { expectedRows } from './expectedRows.ts'

const ChangesView = /*@__PURE__*/ loadPart(
  async () => (await import('./loaded/index.ts')).ChangesView,
)

/** What a transaction changes for the Safe. Loaded on demand; its space is reserved. */
export const Changes = (props: ChangesViewProps) => (
  <div className={styles.reserved} data-rows={expectedRows(props.effect)}>
    <ChangesView {...props} />
  </div>
)
