import { Button, QuorumRing, useText } from '#ui'
import styles from './StartScreens.module.css'
import { systemText } from './text.ts'

/**
 * What startup is waiting for: `config.json`, the gateway's networks, or the gateway's rate limit.
 */
export type StartStage = 'config' | 'gateway' | 'limited'

export interface StartingViewProps {
  /** Set once it takes long. */
  stage?: StartStage | undefined
  onRetry?: (() => void) | undefined
}

/** Shown while the configuration and the networks are loading. */
export function StartingView({ stage, onRetry }: StartingViewProps) {
  const text = useText(systemText)
  return (
    <main className={styles.page}>
      <div className={styles.starting}>
        <QuorumRing size={40} status="loading" required={3} signed={0} />
        <div className={styles.waiting} role="status">
          <span>{text('starting')}</span>
          {stage && <span>{text(`starting.${stage}`)}</span>}
        </div>
        {onRetry && <Button onClick={onRetry}>{text('retry')}</Button>}
      </div>
    </main>
  )
}
