import type { ChainSummary, Remote, SafeRef } from '#base'
import type { Assets, Positions } from '#domain'
import { PartialBanner, StaleBanner, useText } from '#ui'
import type { Receive } from '#screens/safe/receive'
import type { SendButtonProps } from '#screens/transactions/send'
import { AssetPages, type AssetPagesProps, Page, UnsupportedChain } from '#screens/common/pages'
import { AssetsContent } from './AssetsContent.tsx'
import { AssetActions } from './AssetActions.tsx'
import type { AssetTokensProps } from './AssetTokens.tsx'
import { AssetsTotal } from './AssetsTotal.tsx'
import { PositionsSection } from './PositionsSection.tsx'
import type { Hidden } from '#screens/core/stores'
import { assetsText } from './text.ts'

export interface AssetsViewProps {
  at: SafeRef
  /** undefined: the Safe's chain isn't supported. */
  chain: ChainSummary | undefined
  assets: Remote<Assets>
  /** Whether they're read from the network alone, because there is no gateway. */
  isLocal?: boolean | undefined
  /** undefined: the gateway doesn't have positions on this chain. */
  positions?: Remote<Positions> | undefined
  /** The selected currency; the assets may still be in the previous one. */
  currency: string
  /** Available currency codes, in lower case. */
  currencies: Remote<readonly string[]>
  /** The hidden tokens, and how to change them. */
  hidden: Hidden
  onHidden: (hidden: Hidden) => void
  receive: Pick<Receive, 'open' | 'prepare'>
  /** undefined: tokens can only be looked at. */
  send?: SendButtonProps | undefined
  /** Adds a token to the wallet's list; undefined without a wallet. */
  onWatch?: AssetTokensProps['onWatch']
  onCurrency: (code: string) => void
  /** URLs of this page and that of NFTs; undefined where the chain has none. */
  hrefs?: Pick<AssetPagesProps, 'tokens' | 'nfts'> | undefined
}

/** A Safe's assets and their value. */
export function AssetsView({
  at,
  chain,
  assets,
  isLocal,
  positions,
  currency,
  currencies,
  hidden,
  onHidden,
  receive,
  send,
  onWatch,
  onCurrency,
  hrefs,
}: AssetsViewProps) {
  const text = useText(assetsText)
  const missing = [
    ...(assets.status === 'ready' ? assets.missing : []),
    ...(currencies.status === 'failed' ? [text('currencies')] : []),
  ]
  const retryMissing = () => {
    if (assets.status === 'ready' && assets.missing.length > 0) assets.retry()
    if (currencies.status === 'failed') currencies.retry()
  }
  if (!chain) {
    return (
      <Page heading={text('title')}>
        <UnsupportedChain chainId={at.chainId} />
      </Page>
    )
  }
  return (
    <Page
      heading={text('title')}
      lead={isLocal && text('local')}
      actions={
        <AssetActions
          currency={currency}
          currencies={currencies}
          receive={receive}
          send={send}
          onCurrency={onCurrency}
        />
      }
      tabs={hrefs && <AssetPages {...hrefs} current="tokens" />}
    >
      {!isLocal && <AssetsTotal assets={assets} positions={positions} />}
      {assets.status === 'ready' && assets.freshness !== 'live' && (
        <StaleBanner updating={assets.freshness === 'updating'} onRetry={assets.retry} />
      )}
      <PartialBanner missing={missing} onRetry={retryMissing} />
      <AssetsContent
        at={at}
        chain={chain}
        assets={assets}
        isLocal={isLocal}
        positions={positions}
        currency={currency}
        hidden={hidden}
        onHidden={onHidden}
        receive={receive}
        send={send}
        onWatch={onWatch}
      />
      {positions && <PositionsSection positions={positions} chain={chain} />}
    </Page>
  )
}
