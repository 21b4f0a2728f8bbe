import { type ChainSummary, type SafeRef, shortName } from '#base'
import { safeAddress, useName } from '#screens/core/names'
import styles from './SafeLabel.module.css'

export interface SafeLabelProps {
  at: SafeRef
  chains: readonly ChainSummary[]
}

/** A Safe's name with its muted short address next to it, or just its address without a name. */
export function SafeLabel({ at, chains }: SafeLabelProps) {
  const name = useName(at, at.chainId)?.name
  const address = safeAddress(chains, at)
  return (
    <span className={styles.label} title={[name, at.address].filter(Boolean).join('\n')}>
      {name && <bdi className={styles.name}>{shortName(name)}</bdi>}
      <span className={styles.hex} dir="ltr" data-quiet={name ? '' : undefined}>
        {address}
      </span>
    </span>
  )
}
