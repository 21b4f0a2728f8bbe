import { List, useText } from '#ui'
import { useId } from 'react'
import type { ListedGroup } from '../catalog/types.ts'
import { knownHeadings } from '../catalog/walletList.ts'
import { connectText } from './connectText.ts'
import styles from './WalletList.module.css'
import { WalletRow } from './WalletRow.tsx'

export interface WalletListGroupProps {
  group: ListedGroup
  chosen?: string | undefined
  onPick: (wallet: string) => void
}

/** A group of the list; without a heading if the heading is empty. */
export function WalletListGroup({
  group: { heading, wallets },
  chosen,
  onPick,
}: WalletListGroupProps) {
  const t = useText(connectText)
  const id = useId()
  const own = knownHeadings.find((one) => one === heading)
  const words = own ? t(`group.${own}`) : heading
  return (
    <section className={styles.group} aria-labelledby={words ? id : undefined}>
      {words && (
        <h3 id={id} className={styles.heading}>
          {words}
        </h3>
      )}
      <List variant="plain" label={words || t('none.list')}>
        {wallets.map((wallet) => (
          <WalletRow
            key={wallet.id}
            wallet={wallet}
            chosen={wallet.id === chosen}
            onPick={() => onPick(wallet.id)}
          />
        ))}
      </List>
    </section>
  )
}
