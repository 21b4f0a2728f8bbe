import { Field, TextInput, useText, VisuallyHidden } from '#ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { searchWallets } from '../catalog/searchWallets.ts'
import type { ListedGroup } from '../catalog/types.ts'
import { connectText } from './connectText.ts'
import { WalletListGroup } from './WalletListGroup.tsx'
import styles from './WalletList.module.css'

export interface WalletListProps {
  groups: readonly ListedGroup[]
  /** The id of the wallet that the rest of the dialog is about. */
  chosen?: string | undefined
  onPick: (wallet: string) => void
}

/** With more wallets than this there is a field to search them. */
export const searchedAbove = 8

/** The wallets by groups, and a search where they are many. */
export function WalletList({ groups, chosen, onPick }: WalletListProps) {
  const t = useText(connectText)
  const [sought, setSought] = useState('')
  const wallets = groups.flatMap((group) => group.wallets)
  const searchable = wallets.length > searchedAbove
  const text = searchable ? sought.trim() : ''
  const found = text === '' ? wallets : searchWallets(wallets, text)
  return (
    <div className={styles.groups}>
      {searchable && (
        <div className={styles.search}>
          <Field label={t('search.label')} hideLabel>
            <TextInput type="search" placeholder={t('search.label')} leading={<Search size={16} aria-hidden />} value={sought} onChange={(event) => setSought(event.target.value)} />
          </Field>
        </div>
      )}
      {text === '' ? (
        groups.map((group) => <WalletListGroup key={group.heading} group={group} chosen={chosen} onPick={onPick} />)
      ) : (
        <>
          {/* Always there while somebody searches, so that what comes and goes in it is read. */}
          <VisuallyHidden>
            <span role="status">{t('search.found', { count: found.length })}</span>
          </VisuallyHidden>
          {found.length === 0 ? <p className={styles.nothing}>{t('search.none', { text })}</p> : <WalletListGroup group={{ heading: '', wallets: found }} chosen={chosen} onPick={onPick} />}
        </>
      )}
    </div>
  )
}
