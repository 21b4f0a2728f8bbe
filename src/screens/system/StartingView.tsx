import { QuorumRing, useText } from '#ui'
import styles from './StartScreens.module.css'
import { systemText } from './text.ts'

/** Shown while the configuration is loading. */
export function StartingView() {
  const text = useText(systemText)
  return (
    <main className={styles.page}>
      <div className={styles.starting} role="status">
        <QuorumRing size={40} status="loading" required={3} signed={0} />
        <span>{text('starting')}</span>
      </div>
    </main>
  )
}
