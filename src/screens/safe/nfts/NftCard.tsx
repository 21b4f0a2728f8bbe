import { memo, useId } from 'react'
import { type ChainSummary, explorerLink, shortAddress, shortItemId } from '#base'
import type { Collectible } from '#domain'
import { AddressText, Checkbox, useText } from '#ui'
import { NftPicture } from './NftPicture.tsx'
import styles from './NftsView.module.css'
import { readPicture } from '#screens/common/marks'
import { nftsText } from './text.ts'

export interface NftPlace {
  item: Collectible
  /** Its position in the whole list, from 1. */
  position: number
  count: number
}

export interface NftCardProps extends NftPlace {
  chain: ChainSummary
  showsAll: boolean
  isChosen: boolean
  /** Undefined if it can't be sent. The same function on each render. */
  onChoose: ((item: Collectible, isChosen: boolean) => void) | undefined
}

/** One NFT. Its name and image are its contract's claims; its contract and number are certain. */
export const NftCard = memo(function NftCard({
  item,
  chain,
  showsAll,
  isChosen,
  onChoose,
  position,
  count,
}: NftCardProps) {
  const text = useText(nftsText)
  const { token, id, collection } = item
  const nameId = useId()
  const name = useNftName(item)
  const place = text('of', { collection: collection.name || shortAddress(token), id })
  // Many contracts name an NFT like that themselves.
  const detail = place === name ? undefined : <bdi>{place}</bdi>
  const named = (
    <bdi id={nameId} className={styles.name} title={name}>
      {name}
    </bdi>
  )
  return (
    <div
      role="listitem"
      aria-posinset={position}
      aria-setsize={count}
      className={styles.card}
      data-chosen={isChosen || undefined}
    >
      <div className={styles.picture}>
        <NftPicture nameId={nameId} picture={readPicture(item.image)} showsAll={showsAll} />
      </div>
      <div className={styles.words}>
        {onChoose ? (
          <Checkbox
            label={named}
            hint={detail}
            checked={isChosen}
            onChange={(next) => onChoose(item, next)}
          />
        ) : (
          <div className={styles.plain}>
            {named}
            {detail && <span className={styles.quiet}>{detail}</span>}
          </div>
        )}
        <AddressText
          bare
          address={token}
          avatar={0}
          explorerHref={explorerLink(chain, 'address', token)}
        />
      </div>
    </div>
  )
})

/** An NFT that scrolls by faster than anyone can read. */
export function NftOutline({ item, position, count }: NftPlace) {
  return (
    <div role="listitem" aria-posinset={position} aria-setsize={count} className={styles.card}>
      <div className={styles.picture} />
      <bdi className={styles.outlined}>{useNftName(item)}</bdi>
    </div>
  )
}

function useNftName({ name, collection, token, id }: Collectible): string {
  const text = useText(nftsText)
  const values = { collection: collection.name || shortAddress(token), id: shortItemId(id) }
  return name ?? text('untitled', values)
}
