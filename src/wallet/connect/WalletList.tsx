import { TextInput, useAnnounce, useText, VisuallyHidden } from '#ui'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { searchWallets } from '../catalog/searchWallets.ts'
import type { ListedGroup } from '../catalog/types.ts'
import { connectText } from './connectText.ts'
import { MoreWallets } from './MoreWallets.tsx'
import type { MoreOffer } from './useMoreWallets.ts'
import { WalletListGroup } from './WalletListGroup.tsx'
import styles from './WalletList.module.css'

export interface WalletListProps {
  groups: readonly ListedGroup[]
  /** ID of the wallet shown in the rest of the dialog. */
  chosen?: string | undefined
  /** Loads more wallets; a search loads them as well. */
  more?: MoreOffer | undefined
  onPick: (wallet: string) => void
}

/** A search field appears above this number of wallets. */
const searchedAbove = 8

/** The grouped wallets, with a search field if there are many. */
export function WalletList({ groups, chosen, more, onPick }: WalletListProps) {
  const t = useText(connectText)
  const [sought, setSought] = useState('')
  const wallets = groups.flatMap((group) => group.wallets)
  const searchable = wallets.length > searchedAbove
  const text = searchable ? sought.trim() : ''
  const found = text === '' ? wallets : searchWallets(wallets, text)
  const { list, onShow } = useMoreFocus(wallets.length, more)
  const search = (words: string) => {
    setSought(words)
    if (more?.status === 'offered' && words.trim() !== '') more.onShow()
  }
  return (
    <div ref={list} className={styles.groups}>
      {searchable && (
        <div className={styles.search}>
          <TextInput
            type="search"
            leading={<Search size={16} aria-hidden />}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            value={sought}
            onChange={(event) => search(event.target.value)}
          />
        </div>
      )}
      {text === '' ? (
        // An app may use the same group name twice.
        groups.map((group, at) => (
          <WalletListGroup
            key={`${at}.${group.heading}`}
            group={group}
            chosen={chosen}
            onPick={onPick}
          />
        ))
      ) : (
        <>
          {/* Present during the whole search, so that its changes are announced. */}
          <VisuallyHidden>
            <span role="status">{t('search.found', { count: found.length })}</span>
          </VisuallyHidden>
          {found.length > 0 && (
            <WalletListGroup
              group={{ heading: '', wallets: found }}
              chosen={chosen}
              onPick={onPick}
            />
          )}
          {found.length === 0 && more?.status !== 'loading' && (
            <p className={styles.nothing}>{t('search.none', { text })}</p>
          )}
        </>
      )}
      {more && <MoreWallets status={more.status} onShow={onShow} />}
    </div>
  )
}

/**
 * After "Show more": announces how many wallets were loaded and moves the focus to the first of
 * them, because the button is gone.
 */
function useMoreFocus(count: number, more: MoreOffer | undefined) {
  const t = useText(connectText)
  const announce = useAnnounce()
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<number>(undefined)
  const offered = more !== undefined
  useEffect(() => {
    const first = before.current
    if (offered || first === undefined) return
    before.current = undefined
    announce(t('more.loaded', { count: count - first }))
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-action]') ?? [])]
    const next = rows[first] ?? rows.at(-1)
    next?.focus()
  }, [announce, count, offered, t])
  const onShow = () => {
    before.current = count
    more?.onShow()
  }
  return { list, onShow }
}
