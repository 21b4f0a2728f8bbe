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
import type { Assets, Positions, SafeDetail } from '#domain'
import { AddressText, FiatAmount, Identicon, Skeleton, useText, VisuallyHidden } from '#ui'
import { useName } from '#screens/core/names'
import { countedPositions, TotalLabel, totalWith, usePrices } from '#screens/common/money'
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
  /** Undefined if the gateway doesn't have positions on this chain. */
  positions?: Remote<Positions> | undefined
  /** Whether a viewer who isn't an owner may do more than look, which the page says. */
  hasRole?: boolean | undefined
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
  positions,
  hasRole,
  actions,
}: HomeHeaderProps) {
  const text = useText(homeText)
  const name = useName(at, at.chainId)?.name
  const { isUnpriced } = usePrices()
  const owners = safe.status === 'ready' ? safe.value.owners : undefined
  const isOwner = owners?.some((owner) => sameAddress(owner.address, viewer))
  const total = assets.status === 'ready' ? totalWith(assets.value, positions) : null
  const isLong = String(total ?? '').length > longTotal
  const currency = assets.status === 'ready' ? assets.value.currency : ''
  const kind = !viewer ? 'visitor' : hasRole ? 'role.notOwner' : 'readOnly'
  const role = text(`${kind}.text`)
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
                <span className={styles.roleWords}>
                  {text(kind === 'visitor' ? 'readOnly' : kind)}
                </span>
                <VisuallyHidden>{`. ${role}`}</VisuallyHidden>
              </span>
            )}
          </span>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.facts}>
        {!isUnpriced && (
          <div className={styles.worth}>
            <span className={styles.label}>
              <TotalLabel
                positions={assets.status === 'ready' ? positions : undefined}
                currency={currency}
              />
            </span>
            <div className={styles.total} data-long={isLong || undefined}>
              {assets.status === 'loading' && (
                <Skeleton shape="block" width={220} height={48} announced />
              )}
              {assets.status === 'failed' && (
                <span className={styles.unknown}>{text('total.failed')}</span>
              )}
              {assets.status === 'ready' && total === null && (
                <span className={styles.unknown}>{text('total.noPrice')}</span>
              )}
              {total !== null && <FiatAmount size="xl" value={total} currency={currency} />}
            </div>
            <Allocation assets={assets} positions={positions} chainId={chain.chainId} />
          </div>
        )}
        <OwnersPanel safe={safe} chain={chain} />
      </div>
    </header>
  )
}

function Allocation({
  assets,
  positions,
  chainId,
}: Pick<HomeHeaderProps, 'assets' | 'positions'> & { chainId: string }) {
  if (assets.status === 'loading') {
    return (
      <div className={styles.allocation}>
        <Skeleton shape="block" height={8} />
        <Skeleton width={220} height={10} />
      </div>
    )
  }
  const shares =
    assets.status === 'ready'
      ? allocationOf(assets.value, countedPositions(positions, assets.value.currency))
      : []
  return (
    <div className={styles.allocation}>
      {shares.length > 0 && <AllocationBar shares={shares} chainId={chainId} />}
    </div>
  )
}
