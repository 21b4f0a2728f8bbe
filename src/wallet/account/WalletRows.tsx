import { type Address, shortAddress } from '#base'
import { Button, IconButton, List, ListRow, RowButton, useText } from '#ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { WalletIcon } from '../connect/WalletIcon.tsx'
import { accountText } from './accountText.ts'
import styles from './WalletRows.module.css'

/** A connected wallet. */
export interface ConnectedWallet {
  /** The uid of its connector. */
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
  /** Undefined if there is no other wallet to connect. */
  onAdd?: (() => void) | undefined
}

/**
 * The connected wallets, which one is active, and buttons to switch, disconnect, or add. With one
 * wallet, only the button to add another.
 */
export function WalletRows({ wallets, onUse, onDisconnect, onAdd }: WalletRowsProps) {
  const own = useText(accountText)
  const headingId = useId()
  const add = onAdd && (
    <Button
      variant="quiet"
      size="s"
      icon={Plus}
      className={styles.add}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      {own('account.wallets.add')}
    </Button>
  )
  if (wallets.length < 2) return add
  return (
    <section className={styles.wallets} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {own('account.wallets')}
      </h3>
      <List label={own('account.wallets')}>
        {wallets.map((wallet) => (
          <WalletRow
            key={wallet.id}
            {...wallet}
            onUse={() => onUse(wallet.id)}
            onDisconnect={() => onDisconnect(wallet.id)}
          />
        ))}
      </List>
      {add}
    </section>
  )
}

function WalletRow({
  name,
  icon,
  account,
  current,
  onUse,
  onDisconnect,
}: Omit<ConnectedWallet, 'id'> & { onUse: () => void; onDisconnect: () => void }) {
  const own = useText(accountText)
  return (
    <ListRow
      data-wraps=""
      data-status={current ? 'current' : 'other'}
      aria-current={current || undefined}
      leading={<WalletIcon name={name} icon={icon} size={32} />}
      title={current ? name : <RowButton onClick={onUse}>{name}</RowButton>}
      detail={<bdi>{shortAddress(account)}</bdi>}
      trailing={
        current ? (
          <span className={styles.mark}>
            <CircleCheck size={15} aria-hidden />
            {own('account.wallets.current')}
          </span>
        ) : undefined
      }
      actions={
        current ? undefined : (
          <IconButton
            size="s"
            icon={LogOut}
            label={own('account.wallets.disconnect', { wallet: name })}
            onClick={onDisconnect}
          />
        )
      }
    />
  )
}
