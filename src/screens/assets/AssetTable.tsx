import { memo } from 'react'
import type { ChainSummary } from '#base'
import type { Asset } from '#domain'
import { useText } from '#ui'
import { AssetRow } from './AssetRow.tsx'
import styles from './AssetTable.module.css'
import { assetsText } from './text.ts'

export interface AssetTableProps {
  items: readonly Asset[]
  currency: string
  chain: ChainSummary
}

const columns = ['asset', 'price', 'balance', 'value'] as const

/**
 * A table that becomes cards if it is narrow. Rows outside the viewport are not laid out (`content-visibility`), so hundreds of
 * rows stay fast and the browser's own search still finds them.
 */
export const AssetTable = memo(function AssetTable({ items, currency, chain }: AssetTableProps) {
  const text = useText(assetsText)
  return (
    <div className={styles.container}>
      {/* The roles are explicit because browsers drop them from tables that are laid out as grids. */}
      <table className={styles.table} role="table" aria-label={text('table')}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.row}>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles[column]}>
                {text(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {items.map((asset) => (
            <AssetRow key={`${asset.type}:${asset.token}`} asset={asset} currency={currency} chain={chain} />
          ))}
        </tbody>
      </table>
    </div>
  )
})
