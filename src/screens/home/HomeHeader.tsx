import Eye from 'lucide-react/icons/eye'
import { type Address, type ChainSummary, explorerLink, type Remote, sameAddress, type SafeRef } from '#base'
import type { Assets, SafeDetail } from '#domain'
import { AddressText, FiatAmount, QuorumRing, Skeleton, useText, VisuallyHidden } from '#ui'
import styles from './HomeHeader.module.css'
import { homeText } from './text.ts'

export interface HomeHeaderProps {
  at: SafeRef
  chain: ChainSummary
  viewer: Address | undefined
  safe: Remote<SafeDetail>
  assets: Remote<Assets>
}

/** The Safe's address, total value and threshold. */
export function HomeHeader({ at, chain, viewer, safe, assets }: HomeHeaderProps) {
  const text = useText(homeText)
  const owners = safe.status === 'ready' ? safe.value.owners : undefined
  const isOwner = owners?.some((owner) => sameAddress(owner.address, viewer))
  const role = isOwner ? undefined : viewer ? text('readOnly.text') : text('visitor.text')
  return (
    <header className={styles.header}>
      <div className={styles.safe}>
        <h1 className={styles.title}>
          <VisuallyHidden>{text('heading')}</VisuallyHidden>
          <AddressText address={at.address} chainPrefix={chain.shortName} avatar={40} explorerHref={explorerLink(chain, 'address', at.address)} />
        </h1>
        {owners && !isOwner && (
          <span className={styles.role} title={role}>
            <Eye size={15} aria-hidden />
            {text('readOnly')}
            <VisuallyHidden>{`. ${role}`}</VisuallyHidden>
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <div className={styles.total}>
          <span className={styles.label}>{text('total')}</span>
          {assets.status === 'loading' && <Skeleton shape="block" width={220} height={48} announced />}
          {assets.status === 'failed' && <span className={styles.unknown}>{text('total.failed')}</span>}
          {assets.status === 'ready' && assets.value.total === null && <span className={styles.unknown}>{text('total.noPrice')}</span>}
          {assets.status === 'ready' && assets.value.total !== null && <FiatAmount size="xl" value={assets.value.total} currency={assets.value.currency} />}
        </div>
        <HomeQuorum safe={safe} />
      </div>
    </header>
  )
}

function HomeQuorum({ safe }: { safe: Remote<SafeDetail> }) {
  const text = useText(homeText)
  if (safe.status === 'failed') return null
  if (safe.status === 'loading') {
    return (
      <div className={styles.quorum}>
        <QuorumRing size={40} signed={0} required={3} status="loading" decorative />
        <span className={styles.words}>
          <Skeleton width={128} />
          <Skeleton width={72} />
        </span>
      </div>
    )
  }
  const { threshold, owners } = safe.value
  return (
    <div className={styles.quorum}>
      <QuorumRing size={40} signed={threshold} required={owners.length} status="ready" decorative />
      <span className={styles.words}>
        <strong className={styles.strong}>{text('threshold', { threshold })}</strong>
        <span className={styles.label}>{text('owners', { owners: owners.length })}</span>
      </span>
    </div>
  )
}
