import { Button, ButtonLink, EmptyState, List, ListRow, RowButton, useText } from '#ui'
import { Wallet } from 'lucide-react'
import type { WalletChoice } from '../connectors/walletChoices.ts'
import { walletText } from '../walletText.ts'
import styles from './ConnectDialog.module.css'
import { WalletIcon } from './WalletIcon.tsx'

const findAWallet = 'https://ethereum.org/wallets/find-wallet/'

/** The list of wallets, or what to do where there is none. */
export function NoneStep({ wallets, onPick }: { wallets: readonly WalletChoice[]; onPick: (wallet: string) => void }) {
  const t = useText(walletText)
  if (wallets.length === 0) {
    return (
      <EmptyState
        icon={Wallet}
        title={t('none.empty.title')}
        text={t('none.empty.text')}
        action={
          <>
            <ButtonLink variant="primary" href={findAWallet} target="_blank" rel="noreferrer">
              {t('none.empty.find')}
            </ButtonLink>
            <Button onClick={() => location.reload()}>{t('none.empty.reload')}</Button>
          </>
        }
      />
    )
  }
  return (
    <List label={t('none.list')}>
      {wallets.map(({ id, name, icon, recent }) => (
        <ListRow
          key={id}
          leading={<WalletIcon name={name ?? t('browserWallet')} icon={icon} size={32} />}
          title={<RowButton onClick={() => onPick(id)}>{name ?? t('browserWallet')}</RowButton>}
          trailing={recent && <span className={styles.recent}>{t('recent')}</span>}
        />
      ))}
    </List>
  )
}
