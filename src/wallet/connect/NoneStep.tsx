import { Button, ButtonLink, EmptyState, useText } from '#ui'
import { Wallet } from 'lucide-react'
import type { ListedGroup } from '../catalog/types.ts'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { WalletList } from './WalletList.tsx'

const findAWallet = 'https://ethereum.org/wallets/find-wallet/'

export interface NoneStepProps {
  groups: readonly ListedGroup[]
  chosen?: string | undefined
  onPick: (wallet: string) => void
  /** Leads to "What is a wallet?", where that does not stand beside the list. */
  onAskWhat?: (() => void) | undefined
}

/** The list of wallets, or what to do where there is none. */
export function NoneStep({ groups, chosen, onPick, onAskWhat }: NoneStepProps) {
  const t = useText(connectText)
  const empty = groups.every(({ wallets }) => wallets.length === 0)
  return (
    <div className={styles.list}>
      {empty ? (
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
      ) : (
        <WalletList groups={groups} chosen={chosen} onPick={onPick} />
      )}
      {onAskWhat && (
        <div className={styles.foot}>
          <Button variant="quiet" onClick={onAskWhat}>
            {t('intro.short')}
          </Button>
        </div>
      )}
    </div>
  )
}
