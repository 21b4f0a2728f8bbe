import { Button, ButtonLink, useText } from '#ui'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import type { ListedGroup } from '../catalog/types.ts'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'
import { ForgetRecents } from './ForgetRecents.tsx'
import type { MoreOffer } from './useMoreWallets.ts'
import { WalletList } from './WalletList.tsx'

const findAWallet = 'https://ethereum.org/wallets/find-wallet/'

export interface NoneStepProps {
  groups: readonly ListedGroup[]
  chosen?: string | undefined
  onPick: (wallet: string) => void
  /** Loads more wallets. */
  more?: MoreOffer | undefined
  /** Clears the recently used wallets; shown if the list marks any. */
  onForget?: (() => void) | undefined
  /** Whether a wallet on another device is connected: only one can be paired. */
  pairingTaken?: boolean | undefined
  /** Leads to "What is a wallet?", unless it is shown next to the list. */
  onAskWhat?: (() => void) | undefined
  /** "What is a wallet?" itself, below a list that leaves room for it. */
  introduction?: ReactNode
}

/** The list of wallets, or what to do if it is empty. */
export function NoneStep({
  groups,
  chosen,
  onPick,
  more,
  onForget,
  pairingTaken,
  onAskWhat,
  introduction,
}: NoneStepProps) {
  const t = useText(connectText)
  const empty = !more && groups.every(({ wallets }) => wallets.length === 0)
  const forgettable = onForget && groups.some(({ wallets }) => wallets.some(({ recent }) => recent))
  return (
    <div className={styles.list}>
      {empty ? (
        <div className={styles.middle}>
          <span className={styles.badge}>
            <Wallet size={22} aria-hidden />
          </span>
          <h2>{t('none.empty.title')}</h2>
          <p className={styles.quiet}>{t('none.empty.text')}</p>
          <div className={styles.choices}>
            <Button onClick={() => location.reload()}>{t('none.empty.reload')}</Button>
            <ButtonLink variant="primary" href={findAWallet} target="_blank" rel="noreferrer">
              {t('none.empty.find')}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <WalletList groups={groups} chosen={chosen} more={more} onPick={onPick} />
      )}
      {pairingTaken && <p className={styles.quiet}>{t('addWallet.paired')}</p>}
      {forgettable && <ForgetRecents onForget={onForget} />}
      {introduction && (
        <section className={styles.introduction}>
          <h3>{t('intro.title')}</h3>
          {introduction}
        </section>
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
