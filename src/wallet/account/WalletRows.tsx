import { type Address, shortAddress } from '#base'
import { IconButton, List, ListRow, RowButton, useText } from '#ui'
import { CircleCheck, LogOut } from 'lucide-react'
import { useId } from 'react'
import { WalletIcon } from '../connect/WalletIcon.tsx'
import { walletText } from '../walletText.ts'
import styles from './WalletRows.module.css'

/** A wallet that is connected. */
export interface ConnectedWallet {
  /** Of its connector. */
  id: string
  name: string
  icon?: string | undefined
  account: Address
  current: boolean
}

export interface WalletRowsProps {
  wallets: readonly ConnectedWallet[]
  onUse: (id: string) => void
  onDisconnect: (id: string) => void
}

/** The wallets that are connected at once: which one is used, and a way to the others. */
export function WalletRows({ wallets, onUse, onDisconnect }: WalletRowsProps) {
  const t = useText(walletText)
  const headingId = useId()
  return (
    <section className={styles.wallets} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('account.wallets')}
      </h3>
      <List label={t('account.wallets')}>
        {wallets.map(({ id, name, icon, account, current }) => (
          <ListRow
            key={id}
            data-status={current ? 'current' : 'other'}
            aria-current={current || undefined}
            leading={<WalletIcon name={name} icon={icon} size={32} />}
            title={current ? name : <RowButton onClick={() => onUse(id)}>{name}</RowButton>}
            detail={<bdi>{shortAddress(account)}</bdi>}
            trailing={
              current ? (
                <span className={styles.mark}>
                  <CircleCheck size={15} aria-hidden />
                  {t('account.wallets.current')}
                </span>
              ) : undefined
            }
            actions={current ? undefined : <IconButton size="s" icon={LogOut} label={t('account.wallets.disconnect', { wallet: name })} onClick={() => onDisconnect(id)} />}
          />
        ))}
      </List>
    </section>
  )
}
