import { type Address, type Remote, shortAddress, shortName } from '#base'
import { Amount, Button, ButtonLink, CopyButton, Identicon, Skeleton, useText } from '#ui'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { NetworkList, type NetworkListProps } from '../network/NetworkList.tsx'
import { TransactionList, type TransactionListProps } from '../transactions/TransactionList.tsx'
import { walletText } from '../walletText.ts'
import styles from './AccountView.module.css'
import type { Balance } from './useAccountDetails.ts'
import { WalletRows, type WalletRowsProps } from './WalletRows.tsx'

export interface AccountViewProps {
  account: Address
  name?: string | undefined
  walletName?: string | undefined
  /** Undefined if unavailable: the wallet is on an unsupported chain. */
  balance: Remote<Balance> | undefined
  explorerHref?: string | undefined
  networks: NetworkListProps
  /** The connected wallets (if there are two or more), and how to add another one. */
  wallets?: WalletRowsProps | undefined
  /** Undefined if the app hides them or there are none. */
  transactions?: TransactionListProps | undefined
  /** The app's custom rows. */
  rows?: ReactNode
  onDisconnect?: (() => void) | undefined
}

/** The connected account. */
export function AccountView({
  account,
  name,
  walletName,
  balance,
  explorerHref,
  networks,
  wallets,
  transactions,
  rows,
  onDisconnect,
}: AccountViewProps) {
  const t = useText(walletText)
  return (
    <div className={styles.account}>
      <div className={styles.who}>
        <Identicon address={account} size={48} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <bdi data-hex={name ? undefined : true} title={name ?? account}>
              {name ? shortName(name) : shortAddress(account)}
            </bdi>
          </h2>
          {name && (
            <bdi className={styles.address} title={account}>
              {shortAddress(account)}
            </bdi>
          )}
          {walletName && (
            <p className={styles.quiet}>{t('account.with', { wallet: walletName })}</p>
          )}
        </div>
      </div>
      {balance && (
        <div className={styles.balance}>
          <span className={styles.quiet}>{t('account.balance')}</span>
          <BalanceLine balance={balance} />
        </div>
      )}
      <div className={styles.actions}>
        <CopyButton value={account} what={t('account.address')} words />
        {explorerHref && (
          <ButtonLink
            size="s"
            icon={ExternalLink}
            href={explorerHref}
            target="_blank"
            rel="noreferrer"
          >
            {t('account.explorer')}
          </ButtonLink>
        )}
      </div>
      {rows && <div className={styles.rows}>{rows}</div>}
      <NetworkList {...networks} />
      {wallets && <WalletRows {...wallets} />}
      {transactions && <TransactionList {...transactions} />}
      {onDisconnect && (
        <Button wide icon={LogOut} onClick={onDisconnect}>
          {t('account.disconnect')}
        </Button>
      )}
    </div>
  )
}

function BalanceLine({ balance }: { balance: Remote<Balance> }) {
  const t = useText(walletText)
  if (balance.status === 'loading') return <Skeleton shape="line" width={88} announced />
  if (balance.status === 'failed') {
    return (
      <span className={styles.failed}>
        {t('account.balanceFailed')}
        <Button size="s" variant="quiet" onClick={balance.retry}>
          {t('failed.retry')}
        </Button>
      </span>
    )
  }
  return <Amount {...balance.value} short />
}
