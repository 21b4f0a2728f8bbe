import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useState } from 'react'
import type { ChainSummary } from '#base'
import type { Asset } from '#domain'
import { Button, EmptyState, TextInput, useText } from '#ui'
import { AssetTable } from './AssetTable.tsx'
import styles from './AssetsView.module.css'
import { findAssets, searchFrom } from './findAssets.ts'
import { assetsText } from './text.ts'

export interface AssetSearchProps {
  items: readonly Asset[]
  currency: string
  chain: ChainSummary
}

/** The table of tokens, with a search box where there are many. */
export function AssetSearch({ items, currency, chain }: AssetSearchProps) {
  const text = useText(assetsText)
  const [words, setWords] = useState('')
  // Deferred, so that typing stays smooth with hundreds of rows.
  const wanted = useDeferredValue(words)
  if (items.length <= searchFrom) return <AssetTable items={items} currency={currency} chain={chain} />
  const found = findAssets(items, wanted)
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          className={styles.search ?? ''}
          type="search"
          leading={<Search size={16} aria-hidden />}
          aria-label={text('search')}
          placeholder={text('search.hint')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <span className={styles.label} role="status">
          {wanted.trim() === '' ? text('count', { count: items.length }) : text('search.found', { count: found.length })}
        </span>
      </div>
      {found.length > 0 ? (
        <AssetTable items={found} currency={currency} chain={chain} />
      ) : (
        <section className={styles.panel}>
          <EmptyState
            icon={SearchX}
            title={text('search.none', { words: wanted })}
            text={text('search.noneText')}
            action={<Button onClick={() => setWords('')}>{text('search.clear')}</Button>}
          />
        </section>
      )}
    </>
  )
}
