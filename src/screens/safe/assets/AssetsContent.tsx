import FileWarning from 'lucide-react/icons/file-exclamation-point'
import Inbox from 'lucide-react/icons/inbox'
import { type ChainSummary, explorerLink, type Remote, type SafeRef } from '#base'
import type { Assets, Positions } from '#domain'
import { AddressText, EmptyState, List, ListRow, Problem, useText, VisuallyHidden } from '#ui'
import { totalWith } from '#screens/common/money'
import { type Receive, ReceiveButton } from '#screens/safe/receive'
import type { SendButtonProps } from '#screens/transactions/send'
import styles from './AssetsView.module.css'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { AssetTokens, type AssetTokensProps } from './AssetTokens.tsx'
import type { Hidden } from '#screens/core/stores'
import { assetsText } from './text.ts'

export interface AssetsContentProps {
  at: SafeRef
  chain: ChainSummary
  assets: Remote<Assets>
  /** Whether nothing has a price, which the page says. */
  isLocal?: boolean | undefined
  /** undefined: the gateway doesn't have positions on this chain. */
  positions?: Remote<Positions> | undefined
  currency: string
  hidden: Hidden
  onHidden: (hidden: Hidden) => void
  receive: Pick<Receive, 'open' | 'prepare'>
  send: SendButtonProps | undefined
  onWatch?: AssetTokensProps['onWatch']
}

/** The tokens, or the reason why none are shown. */
export function AssetsContent({
  at,
  chain,
  assets,
  isLocal,
  positions,
  currency,
  hidden,
  onHidden,
  receive,
  send,
  onWatch,
}: AssetsContentProps) {
  const text = useText(assetsText)
  if (assets.status === 'loading') return <AssetSkeleton />
  if (assets.status === 'failed')
    return <Problem title={text('failed')} reason={assets.reason} onRetry={assets.retry} />
  if (assets.value.items.length + assets.value.unreadable.length === 0) {
    return (
      <section className={styles.panel}>
        <EmptyState
          icon={Inbox}
          title={text('empty')}
          text={text('empty.text', { chain: chain.name })}
          action={
            <div className={styles.add}>
              <AddressText
                variant="full"
                address={at.address}
                chainPrefix={chain.shortName}
                explorerHref={explorerLink(chain, 'address', at.address)}
              />
              <ReceiveButton {...receive} />
            </div>
          }
        />
      </section>
    )
  }
  const unpriced = assets.value.items.some(({ price, raw }) => price === null && raw > 0n)
  const refreshing = assets.value.currency !== currency
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {refreshing && text('refreshing', { currency: currency.toUpperCase() })}
        </span>
      </VisuallyHidden>
      <div className={styles.rows} data-refreshing={refreshing || undefined}>
        {assets.value.items.length > 0 && (
          <AssetTokens
            items={assets.value.items}
            // Shares are of the page's total, so that they and the positions add up to it. While
            // the positions are loading, the shares would soon change.
            total={positions?.status === 'loading' ? null : totalWith(assets.value, positions)}
            currency={assets.value.currency}
            chain={chain}
            hidden={hidden}
            onHidden={onHidden}
            send={send}
            onWatch={onWatch}
          />
        )}
        {assets.value.unreadable.length > 0 && (
          <UnreadableTokens problems={assets.value.unreadable} />
        )}
        {unpriced && !isLocal && <p className={styles.label}>{text('total.noPrices')}</p>}
      </div>
    </>
  )
}

/** A row for each unreadable token that the gateway sent, so that nothing is missing silently. */
function UnreadableTokens({ problems }: { problems: readonly string[] }) {
  const text = useText(assetsText)
  return (
    <List label={text('unreadable.list')}>
      {problems.map((problem, index) => (
        <ListRow
          key={`${index} ${problem}`}
          leading={<FileWarning size={20} aria-hidden />}
          title={text('unreadable')}
          detail={text('unreadable.problem', { problem })}
        />
      ))}
    </List>
  )
}
