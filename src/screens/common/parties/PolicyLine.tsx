import { QuorumRing, useText } from '#ui'
import { componentsText } from '#screens/common/text'
import styles from './PolicyLine.module.css'

export interface PolicyLineProps {
  threshold: number
  /** How many there are. */
  owners: number
}

/** How many of a Safe's owners must sign, as a drawing and in words. */
export function PolicyLine({ threshold, owners }: PolicyLineProps) {
  const text = useText(componentsText)
  return (
    <p className={styles.policy}>
      <QuorumRing decorative size={40} status="ready" signed={threshold} required={owners} />
      {text('policy', { threshold, owners })}
    </p>
  )
}
