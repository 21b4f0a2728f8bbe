import type { ChainSummary } from '#base'
import { useText } from '#ui'
import { NetworkMark } from '#screens/common/marks'
import styles from './NetworkBadge.module.css'
import { shellText } from './text.ts'

/** The network of the open Safe; test networks are marked as such. */
export function NetworkBadge({ chain }: { chain: ChainSummary }) {
  const text = useText(shellText)
  return (
    <span
      className={styles.badge}
      data-testnet={chain.testnet || undefined}
      title={text('network', { name: chain.name })}
    >
      <span className={styles.name}>
        <NetworkMark chain={chain} size={18} />
        <bdi>{chain.name}</bdi>
      </span>
      {chain.testnet && <span className={styles.test}>{text('testnet')}</span>}
    </span>
  )
}
