import Inbox from 'lucide-react/icons/inbox'
import { type ChainSummary, explorerLink, type Remote, type SafeRef } from '#base'
import type { Assets } from '#domain'
import { AddressText, EmptyState, Problem, useText, VisuallyHidden } from '#ui'
import styles from './AssetsView.module.css'
import { AssetSearch } from './AssetSearch.tsx'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { assetsText } from './text.ts'

export interface AssetsContentProps {
  at: SafeRef
  chain: ChainSummary
  assets: Remote<Assets>
  currency: string
}

/** The tokens, or the reason why none are shown. */
export function AssetsContent({ at, chain, assets, currency }: AssetsContentProps) {
  const text = useText(assetsText)
  if (assets.status === 'loading') return <AssetSkeleton />
  if (assets.status === 'failed') return <Problem title={text('failed')} reason={assets.reason} onRetry={assets.retry} />
  if (assets.value.items.length === 0) {
    return (
      <section className={styles.panel}>
        <EmptyState
          icon={Inbox}
          title={text('empty')}
          text={text('empty.text', { chain: chain.name })}
          action={<AddressText variant="full" address={at.address} chainPrefix={chain.shortName} explorerHref={explorerLink(chain, 'address', at.address)} />}
        />
      </section>
    )
  }
  const unpriced = assets.value.items.some(({ price, raw }) => price === null && raw > 0n)
  const refreshing = assets.value.currency !== currency
  return (
    <>
      <VisuallyHidden>
        <span role="status">{refreshing && text('refreshing', { currency: currency.toUpperCase() })}</span>
      </VisuallyHidden>
      <div className={styles.rows} data-refreshing={refreshing || undefined}>
        <AssetSearch items={assets.value.items} currency={assets.value.currency} chain={chain} />
        {unpriced && <p className={styles.label}>{text('total.noPrices')}</p>}
      </div>
    </>
  )
}
