import { type ChainSummary, explorerLink, shortAddress } from '#base'
import type { Asset } from '#domain'
import { Amount, useText, VisuallyHidden } from '#ui'
import { TokenMark } from '../shared/TokenMark.tsx'
import styles from './AssetTable.module.css'
import { assetsText } from './text.ts'
import { TokenPrice, TokenWorth } from './TokenWorth.tsx'

export interface AssetRowProps {
  asset: Asset
  currency: string
  chain: ChainSummary
}

/** A token with its price, balance and value. */
export function AssetRow({ asset, currency, chain }: AssetRowProps) {
  const text = useText(assetsText)
  const { name, symbol, token, type } = asset
  const href = type === 'native' ? undefined : explorerLink(chain, 'address', token)
  const title = name.trim() || symbol.trim() || text('unnamed')
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.asset}>
        <TokenMark symbol={symbol} address={token} />
        <span className={styles.words}>
          <bdi className={styles.name} title={title}>
            {title}
          </bdi>
          {type === 'native' ? (
            <span className={styles.detail}>{text('native', { chain: chain.name })}</span>
          ) : href ? (
            <a className={styles.hex} dir="ltr" href={href} target="_blank" rel="noreferrer" title={token}>
              {shortAddress(token)} <VisuallyHidden>{text('explorer', { name: title })}</VisuallyHidden>
            </a>
          ) : (
            <span className={styles.hex} dir="ltr" title={token}>
              {shortAddress(token)}
            </span>
          )}
        </span>
      </th>
      <td role="cell" className={styles.price}>
        <TokenPrice price={asset.price} currency={currency} />
      </td>
      <td role="cell" className={styles.balance}>
        <Amount value={asset.raw} decimals={asset.decimals} symbol={symbol} />
      </td>
      <td role="cell" className={styles.value}>
        <TokenWorth fiat={asset.fiat} currency={currency} />
      </td>
    </tr>
  )
}
