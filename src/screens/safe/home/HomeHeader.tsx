import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import {
  type Address,
  type ChainSummary,
  explorerLink,
  type Remote,
  sameAddress,
  type SafeRef,
  shortName,
} from '#base'
import type { Assets, SafeDetail } from '#domain'
import { AddressText, FiatAmount, Identicon, Skeleton, useText, VisuallyHidden } from '#ui'
import { useName } from '#screens/core/names'
import { AllocationBar } from './AllocationBar.tsx'
import { allocationOf } from './allocation.ts'
import styles from './HomeHeader.module.css'
import { OwnersPanel } from './OwnersPanel.tsx'
import { homeText } from './text.ts'

/** Characters of a total that fit in one line of the narrowest window, with its cents. */
const longTotal = 15

export interface HomeHeaderProps {
  at: SafeRef
  chain: ChainSummary
  viewer: Address | undefined
  safe: Remote<SafeDetail>
  assets: Remote<Assets>
  /** What a viewer who isn't an owner may do; by default nothing. */
  role?: ReactNode
  /** Buttons, such as "Receive". */
  actions?: ReactNode
}

/** The Safe's name and address, its value and what that consists of, and its owners. */
export function HomeHeader({
  at,
  chain,
  viewer,
  safe,
  assets,
  role: may,
  actions,
}: HomeHeaderProps) {
  const text = useText(homeText)
  const name = useName(at, at.chainId)?.name
  const owners = safe.status === 'ready' ? safe.value.owners : undefined
  const isOwner = owners?.some((owner) => sameAddress(owner.address, viewer))
  const isLong = assets.status === 'ready' && String(assets.value.total ?? '').length > longTotal
  const role = isOwner ? undefined : viewer ? text('readOnly.text') : text('visitor.text')
  return (
    <header className={styles.header}>
      <div className={styles.safe}>
        <Identicon address={at.address} size={48} />
        <div className={styles.names}>
          <h1 className={styles.title}>
            {name ? <bdi title={name}>{shortName(name)}</bdi> : text('heading')}
          </h1>
          <span className={styles.address}>
            <AddressText
              address={at.address}
              chainPrefix={chain.shortName}
              avatar={0}
              explorerHref={explorerLink(chain, 'address', at.address)}
            />
            {owners && !isOwner && (
              <span className={styles.role} title={role}>
                <Eye size={15} aria-hidden />
                <span className={styles.roleWords}>{(viewer && may) || text('readOnly')}</span>
                <VisuallyHidden>{`. ${role}`}</VisuallyHidden>
              </span>
            )}
          </span>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.facts}>
        <div className={styles.worth}>
          <span className={styles.label}>{text('total')}</span>
          <div className={styles.total} data-long={isLong || undefined}>
            {assets.status === 'loading' && (
              <Skeleton shape="block" width={220} height={48} announced />
            )}
            {assets.status === 'failed' && (
              <span className={styles.unknown}>{text('total.failed')}</span>
            )}
            {assets.status === 'ready' && assets.value.total === null && (
              <span className={styles.unknown}>{text('total.noPrice')}</span>
            )}
            {assets.status === 'ready' && assets.value.total !== null && (
              <FiatAmount size="xl" value={assets.value.total} currency={assets.value.currency} />
            )}
          </div>
          <Allocation assets={assets} />
        </div>
        <OwnersPanel safe={safe} chain={chain} />
      </div>
    </header>
  )
}

function Allocation({ assets }: { assets: Remote<Assets> }) {
  if (assets.status === 'loading') {
    return (
      <div className={styles.allocation}>
        <Skeleton shape="block" height={8} />
        <Skeleton width={220} height={10} />
      </div>
    )
  }
  const shares = assets.status === 'ready' ? allocationOf(assets.value) : []
  return (
    <div className={styles.allocation}>
      {shares.length > 0 && <AllocationBar shares={shares} />}
    </div>
  )
}
