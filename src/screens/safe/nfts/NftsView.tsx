import Search from 'lucide-react/icons/search'
import Image from 'lucide-react/icons/image'
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react'
import type { ChainSummary, Remote, SafeRef } from '#base'
import type { Collectible } from '#domain'
import {
  Button,
  EmptyState,
  Link,
  Notice,
  PartialBanner,
  Problem,
  Skeleton,
  StaleBanner,
  Switch,
  TextInput,
  useText,
} from '#ui'
import { AssetPages, Page, UnsupportedChain } from '#screens/common/pages'
import { MoreRows, type Pagination } from '#screens/common/rows'
import { keyOf } from './gridOf.ts'
import { NftGrid } from './NftGrid.tsx'
import styles from './NftsView.module.css'
import { findNfts } from './findNfts.ts'
import { readPicture } from '#screens/common/marks'
import { nftsText } from './text.ts'

export interface NftsViewProps {
  at: SafeRef
  /** undefined: the Safe's chain isn't supported. */
  chain: ChainSummary | undefined
  items: Remote<readonly Collectible[]>
  more: Pagination
  /** Links to the page of tokens and to this one. */
  hrefs: { tokens: string; nfts: string }
  /** `token:id` of the chosen NFTs, and how to change them: the same function on each render. */
  chosen: ReadonlySet<string>
  onChosen: Dispatch<SetStateAction<ReadonlySet<string>>>
  /** Sends the chosen NFTs; undefined for accounts that can't propose anything. */
  onSend: (() => void) | undefined
  /** The draft transaction; undefined if there is none. */
  draft: { count: number; href: string } | undefined
}

/** The NFTs of a Safe. */
export function NftsView({ at, chain, hrefs, ...body }: NftsViewProps) {
  const text = useText(nftsText)
  return (
    <Page heading={text('title')} tabs={chain && <AssetPages {...hrefs} current="nfts" />}>
      {chain ? <Body at={at} chain={chain} {...body} /> : <UnsupportedChain chainId={at.chainId} />}
    </Page>
  )
}

type BodyProps = { chain: ChainSummary } & Omit<NftsViewProps, 'chain' | 'hrefs'>

function Body({ at, chain, items, more, chosen, onChosen, onSend, draft }: BodyProps) {
  const text = useText(nftsText)
  const [words, setWords] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const choose = useCallback(
    (item: Collectible, isChosen: boolean) =>
      onChosen((before) => {
        const next = new Set(before)
        if (isChosen) next.add(keyOf(item))
        else next.delete(keyOf(item))
        return next
      }),
    [onChosen],
  )
  const list = items.status === 'ready' ? items.value : undefined
  const found = useMemo(() => findNfts(list ?? [], words), [list, words])
  const hasForeign = useMemo(
    () => list?.some(({ image }) => readPicture(image)?.host !== undefined),
    [list],
  )
  if (items.status === 'loading') return <Skeleton shape="block" height={320} announced />
  if (items.status === 'failed')
    return <Problem title={text('failed')} reason={items.reason} onRetry={items.retry} />
  const all = items.value
  if (all.length === 0 && items.missing.length === 0 && more.status === 'end')
    return (
      <EmptyState
        icon={Image}
        title={text('empty')}
        text={text('emptyText', { network: chain.name })}
      />
    )
  const isWhole = more.status === 'end'
  return (
    <>
      {items.freshness !== 'live' && (
        <StaleBanner updating={items.freshness === 'updating'} onRetry={items.retry} />
      )}
      <PartialBanner missing={items.missing} onRetry={items.retry} />
      <p className={styles.quiet}>{text('warning')}</p>
      {draft && (
        <Notice>
          {text('drafted', { count: draft.count })}{' '}
          <Link href={draft.href}>{text('draftedShow')}</Link>
        </Notice>
      )}
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
        <span className={styles.quiet} role="status">
          {text(isWhole ? 'count' : 'countLoaded', { count: found.length })}
        </span>
        {hasForeign && (
          <Switch
            label={text('pictures')}
            hint={text('picturesHelp')}
            checked={showsAll}
            onChange={setShowsAll}
          />
        )}
      </div>
      {found.length === 0 && all.length > 0 && (
        <EmptyState
          icon={Search}
          title={text('nothing')}
          text={isWhole ? undefined : text('nothingLoaded')}
        />
      )}
      {found.length > 0 && (
        <NftGrid
          at={at}
          chain={chain}
          items={found}
          showsAll={showsAll}
          chosen={chosen}
          onChoose={onSend && choose}
        />
      )}
      <MoreRows more={more} />
      {onSend && (
        <div className={styles.bar} role="group" aria-label={text('send')}>
          <span className={styles.chosen} role="status">
            {text('chosen', { count: chosen.size })}
          </span>
          {chosen.size > 0 ? (
            <Button onClick={() => onChosen(new Set())}>{text('clear')}</Button>
          ) : (
            <Button onClick={() => onChosen(new Set(found.map(keyOf)))}>{text('chooseAll')}</Button>
          )}
          <Button
            variant="primary"
            onClick={onSend}
            disabledReason={chosen.size > 0 ? undefined : text('choose')}
          >
            {text('send')}
          </Button>
        </div>
      )}
    </>
  )
}
