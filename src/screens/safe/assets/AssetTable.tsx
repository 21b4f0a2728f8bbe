import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { memo, type ReactNode } from 'react'
import type { Asset } from '#domain'
import { useText, VisuallyHidden } from '#ui'
import { AssetRow, type AssetRowProps } from './AssetRow.tsx'
import styles from './AssetTable.module.css'
import { type Hidden, whyHidden } from '#screens/core/stores'
import { type AssetSort, nextSort, type SortColumn } from './sortAssets.ts'
import { assetsText } from './text.ts'

export interface AssetTableProps extends Pick<
  AssetRowProps,
  'total' | 'currency' | 'chain' | 'onHide' | 'onSend' | 'onWatch' | 'onChoose'
> {
  items: readonly Asset[]
  sort: AssetSort
  onSort: (sort: AssetSort) => void
  hidden: Hidden
  /** The tokens to hide, while they are chosen. */
  chosen: ReadonlySet<string> | undefined
  /** Actions for the whole list. */
  options: ReactNode
}

/**
 * A table that becomes cards if it is narrow. Rows outside the viewport are not laid out
 * (`content-visibility`), so hundreds of rows stay fast and the browser's own search still finds
 * them.
 */
export const AssetTable = memo(function AssetTable({
  items,
  sort,
  onSort,
  hidden,
  chosen,
  options,
  ...row
}: AssetTableProps) {
  const text = useText(assetsText)
  return (
    <div className={styles.container}>
      {/* The roles are explicit because browsers drop them from tables that are laid out as grids.
       */}
      <table
        className={styles.table}
        role="table"
        data-choosing={chosen ? '' : undefined}
        aria-label={text('table')}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.row}>
            <SortHeader column="asset" sort={sort} onSort={onSort} />
            <SortHeader column="price" sort={sort} onSort={onSort} />
            <SortHeader column="balance" sort={sort} onSort={onSort} />
            <th role="columnheader" scope="col" className={styles.share}>
              {text('column.share')}
            </th>
            <SortHeader column="value" sort={sort} onSort={onSort} />
            <th role="columnheader" scope="col" className={styles.menu}>
              <VisuallyHidden>{text('column.menu')}</VisuallyHidden>
              {options}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {items.map((asset) => (
            <AssetRow
              key={`${asset.type}:${asset.token}`}
              {...row}
              asset={asset}
              hidden={whyHidden(asset, hidden, row.currency)}
              chosen={chosen?.has(asset.token)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
})

/** The heading of a column and, where the table has columns, the button that sorts by it. */
function SortHeader({
  column,
  sort,
  onSort,
}: {
  column: SortColumn
  sort: AssetSort
  onSort: (sort: AssetSort) => void
}) {
  const text = useText(assetsText)
  const direction = sort.by === column ? sort.direction : undefined
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  const words = text(`column.${column}`)
  return (
    <th role="columnheader" scope="col" className={styles[column]} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        data-sorted={direction}
        onClick={() => onSort(nextSort(sort, column))}
      >
        <span className={styles.sortWords}>{words}</span>
        <Arrow className={styles.arrow} size={14} aria-hidden />
      </button>
      <span className={styles.plain}>{words}</span>
    </th>
  )
}
