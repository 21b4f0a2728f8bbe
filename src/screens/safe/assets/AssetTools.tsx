import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { Select, TextInput, useText } from '#ui'
import styles from './AssetsView.module.css'
import { type AssetSort, sortColumns } from './sortAssets.ts'
import { assetsText } from './text.ts'

export interface AssetToolsProps {
  /** Undefined for a short list. */
  search: { words: string; onWords: (words: string) => void } | undefined
  /** Number of matching tokens; undefined without a search. */
  count: number | undefined
  /** Tokens listed without a search. */
  total: number
  sort: AssetSort
  onSort: (sort: AssetSort) => void
  options: ReactNode
}

const directions = ['descending', 'ascending'] as const

/**
 * The search above a long list and, above cards, which have no headings of columns, the order and
 * the list's options.
 */
export function AssetTools({ search, count, total, sort, onSort, options }: AssetToolsProps) {
  const text = useText(assetsText)
  const orders = sortColumns.flatMap((by) => directions.map((direction) => ({ by, direction })))
  const key = ({ by, direction }: AssetSort) => `${by} ${direction}`
  return (
    <div className={styles.tools} data-search={search ? '' : undefined}>
      {search && (
        <>
          <TextInput
            className={styles.search ?? ''}
            type="search"
            leading={<Search size={16} aria-hidden />}
            aria-label={text('search')}
            placeholder={text('search.hint')}
            value={search.words}
            onChange={(event) => search.onWords(event.target.value)}
          />
          <span className={styles.label} role="status">
            {count === undefined
              ? text('count', { count: total })
              : text('search.found', { count })}
          </span>
        </>
      )}
      <div className={styles.cardTools}>
        <Select
          className={styles.sort}
          label={text('sort')}
          options={orders.map((order) => ({
            value: key(order),
            label: text(`sort.${order.by}.${order.direction}`),
          }))}
          value={key(sort)}
          onChange={({ target }) =>
            onSort(orders.find((order) => key(order) === target.value) ?? sort)
          }
        />
        {options}
      </div>
    </div>
  )
}
