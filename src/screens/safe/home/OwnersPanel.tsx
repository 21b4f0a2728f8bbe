import { useId } from 'react'
import { type ChainSummary, mapRemote, type Remote, shortAddress } from '#base'
import type { Party, SafeDetail } from '#domain'
import { Identicon, Skeleton, useText } from '#ui'
import { PolicyLine } from '#screens/common/parties'
import { isUnverified, namesText, nameText, useName } from '#screens/core/names'
import styles from './OwnersPanel.module.css'
import { homeText } from './text.ts'

export interface OwnersPanelProps {
  safe: Remote<SafeDetail>
  chain: ChainSummary
}

/** Maximum owners listed; further ones are shown as a number. */
const most = 5

/** Who owns the Safe, and how many of them have to sign. */
export function OwnersPanel({ safe, chain }: OwnersPanelProps) {
  const text = useText(homeText)
  const id = useId()
  const policy = mapRemote(safe, ({ owners, threshold }) => ({ owners, threshold }))
  if (policy.status === 'failed') return <p className={styles.failed}>{text('owners.failed')}</p>
  if (policy.status === 'loading') {
    return (
      <div className={styles.owners}>
        <span className={styles.label}>{text('owners.list')}</span>
        <span className={styles.loading}>
          <Skeleton shape="round" width={40} height={40} />
          <Skeleton width={148} />
        </span>
        <div className={styles.list}>
          {[0, 1, 2].map((index) => (
            <span key={index} className={styles.owner}>
              <Skeleton shape="round" width={24} height={24} />
              <Skeleton width={72} />
            </span>
          ))}
        </div>
      </div>
    )
  }
  const { owners, threshold } = policy.value
  const shown = owners.length > most ? owners.slice(0, most - 1) : owners
  return (
    <div className={styles.owners}>
      <span id={id} className={styles.label}>
        {text('owners.list')}
      </span>
      <PolicyLine threshold={threshold} owners={owners.length} />
      <ul className={styles.list} aria-labelledby={id}>
        {shown.map((owner) => (
          <Owner key={owner.address} owner={owner} chain={chain} />
        ))}
        {owners.length > shown.length && (
          <li className={styles.more}>
            {text('owners.more', { count: owners.length - shown.length })}
          </li>
        )}
      </ul>
    </div>
  )
}

function Owner({ owner, chain }: { owner: Party; chain: ChainSummary }) {
  const text = useText(namesText)
  const resolved = useName(owner, chain.chainId)
  const name = resolved && nameText(text, resolved)
  return (
    <li className={styles.owner} title={[...(name ? [name] : []), owner.address].join('\n')}>
      <Identicon address={owner.address} size={24} />
      <span className={styles.words}>
        {name && <bdi className={styles.name}>{name}</bdi>}
        {(!name || isUnverified(resolved)) && (
          <span className={styles.hex} data-quiet={name ? true : undefined} dir="ltr">
            {shortAddress(owner.address)}
          </span>
        )}
      </span>
    </li>
  )
}
