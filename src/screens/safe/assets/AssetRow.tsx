import { memo } from 'react'
import { type Address, type ChainSummary, shortAddress, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { Amount, Checkbox, useFormat, useText, VisuallyHidden } from '#ui'
import { TokenMark } from '#screens/common/marks'
import type { ListableToken } from '#screens/common/watchToken'
import { AssetMenu } from './AssetMenu.tsx'
import { AssetShare } from './AssetShare.tsx'
import styles from './AssetTable.module.css'
import { assetsText } from './text.ts'
import { TokenChange, TokenPrice, TokenWorth } from './TokenWorth.tsx'

export interface AssetRowProps {
  asset: Asset
  /** The value of all tokens, as a decimal string. */
  total: string | null
  currency: string
  chain: ChainSummary
  /** Why the token is usually not listed. */
  hidden: 'chosen' | 'dust' | undefined
  onHide: (token: Address, hide: boolean) => void
  /** The zero address is the native coin; undefined if the viewer can't propose. */
  onSend?: ((token: Address) => void) | undefined
  /** Adds a token to the wallet's list; undefined without a wallet. */
  onWatch?: ((token: ListableToken) => void) | undefined
  /** While tokens to hide are chosen: whether this one is. */
  chosen: boolean | undefined
  onChoose: (token: Address, chosen: boolean) => void
}

/** A token with its price, balance, share, and value. */
export const AssetRow = memo(function AssetRow({
  asset,
  total,
  currency,
  chain,
  hidden,
  onHide,
  onSend,
  onWatch,
  chosen,
  onChoose,
}: AssetRowProps) {
  const text = useText(assetsText)
  const format = useFormat()
  const { name, symbol, token, type, fiat } = asset
  const title = name.trim() || symbol.trim() || text('unnamed')
  const native = text('native', { chain: chain.name })
  const note =
    hidden === undefined || chosen !== undefined
      ? undefined
      : hidden === 'chosen'
        ? text('hidden.chosen')
        : text('hidden.dust', { currency: currency.toUpperCase() })
  return (
    <tr
      role="row"
      className={styles.row}
      data-hidden={(chosen ?? hidden !== undefined) || undefined}
    >
      <th role="rowheader" scope="row" className={styles.asset}>
        {chosen !== undefined && (
          <Checkbox
            label={<VisuallyHidden>{text('choose.token', { name: title })}</VisuallyHidden>}
            checked={chosen}
            onChange={(checked) => onChoose(token, checked)}
          />
        )}
        <TokenMark
          symbol={symbol}
          token={type === 'native' ? 'native' : token}
          chainId={chain.chainId}
        />
        <span className={styles.words}>
          <bdi className={styles.name} title={title}>
            {title}
          </bdi>
          <span className={styles.details}>
            {type === 'native' ? (
              <span className={styles.detail} title={native}>
                {native}
              </span>
            ) : (
              <span className={styles.hex} dir="ltr" title={token}>
                {shortAddress(token)}
              </span>
            )}
            {note && (
              <span className={styles.detail} title={note}>
                {note}
              </span>
            )}
          </span>
        </span>
      </th>
      <td role="cell" className={styles.price}>
        <TokenPrice price={asset.price} currency={currency} />
        <TokenChange change={asset.change} />
      </td>
      <td role="cell" className={styles.balance}>
        <Amount value={asset.raw} decimals={asset.decimals} symbol={symbol} />
      </td>
      <td role="cell" className={styles.share}>
        <AssetShare fiat={fiat} total={total} />
      </td>
      <td
        role="cell"
        className={styles.value}
        title={fiat === null ? undefined : format.fiat(fiat, currency, 'whole')}
      >
        <TokenWorth fiat={fiat} currency={currency} />
      </td>
      <td role="cell" className={styles.menu}>
        {chosen === undefined && (
          <AssetMenu
            asset={asset}
            title={title}
            chain={chain}
            isHidden={hidden === 'chosen'}
            onHide={(hide) => onHide(token, hide)}
            onSend={onSend && (() => onSend(type === 'native' ? zeroAddress : token))}
            onWatch={
              onWatch &&
              (() => {
                const { chainId } = chain
                onWatch({ chainId, address: token, symbol, decimals: asset.decimals })
              })
            }
          />
        )}
      </td>
    </tr>
  )
})
