import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { type ChainSummary, explorerLink, type Remote, type SafeRef } from '#base'
import type { Asset, Assets } from '#domain'
import { AddressText, Amount, EmptyState, List, ListRow, Problem, useText } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { FiatValue } from '#screens/common/money'
import styles from './HomeView.module.css'
import { homeText } from './text.ts'
import { Widget } from './Widget.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'
import widget from './Widget.module.css'

/** The number of tokens on the home page; the gateway sorts them by value. */
const assetsShown = 5

export interface AssetsWidgetProps {
  assets: Remote<Assets>
  chain: ChainSummary
  href: string
  at: SafeRef
  /** Shows the Safe's address as a QR code. */
  receive?: ReactNode
}

/** The most valuable tokens. */
export function AssetsWidget({ assets, chain, href, at, receive }: AssetsWidgetProps) {
  const text = useText(homeText)
  const row = ({ type, token, name, symbol, raw, decimals, fiat }: Asset, currency: string) => (
    <ListRow
      key={`${type}:${token}`}
      leading={
        <TokenMark
          symbol={symbol}
          token={type === 'native' ? 'native' : token}
          chainId={chain.chainId}
        />
      }
      title={<bdi title={name}>{name.trim() || symbol || text('assets.unnamed')}</bdi>}
      detail={<Amount size="s" value={raw} decimals={decimals} symbol={symbol} />}
      trailing={
        <span className={widget.end}>
          <FiatValue value={fiat} currency={currency} />
        </span>
      }
    />
  )
  return (
    <Widget title={text('assets')} href={href}>
      {assets.status === 'loading' && <WidgetSkeleton count={assetsShown} />}
      {assets.status === 'failed' && (
        <div className={styles.problem}>
          <Problem
            variant="inline"
            title={text('assets.failed')}
            reason={assets.reason}
            onRetry={assets.retry}
          />
        </div>
      )}
      {assets.status === 'ready' && assets.value.items.length === 0 && (
        <EmptyState
          icon={Inbox}
          title={text('assets.empty')}
          text={text('assets.emptyText', { chain: chain.name })}
          action={
            <div className={styles.fund}>
              <AddressText
                variant="full"
                address={at.address}
                chainPrefix={chain.shortName}
                explorerHref={explorerLink(chain, 'address', at.address)}
              />
              {receive}
            </div>
          }
        />
      )}
      {assets.status === 'ready' && assets.value.items.length > 0 && (
        <List variant="plain" label={text('assets')}>
          {assets.value.items
            .slice(0, assetsShown)
            .map((asset) => row(asset, assets.value.currency))}
        </List>
      )}
    </Widget>
  )
}
