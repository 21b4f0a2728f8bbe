import { type Address, type Remote, shortAddress } from '#base'
import { Skeleton, useText, useTextSettings, VisuallyHidden } from '#ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentType } from 'react'
import type { AccountPicture } from '../account/accountSettings.ts'
import { Avatar } from '../account/Avatar.tsx'
import { formatBalance } from '../account/formatBalance.ts'
import { shortEnsName } from '../account/shortEnsName.ts'
import type { Balance } from '../account/useAccountDetails.ts'
import { walletText } from '../walletText.ts'
import type { AccountStatus } from './buttonLooks.ts'
import styles from './ConnectedButtonsView.module.css'
import { type BothScreens, shownOn } from './responsive.ts'

export interface AccountPillContent {
  account: Address
  name?: string | undefined
  image?: string | undefined
  picture?: ComponentType<AccountPicture> | undefined
  balance: Remote<Balance> | undefined
  /** Symbol of the native currency, known before the balance: used to reserve its space. */
  symbol?: string | undefined
  /** Number of pending transactions. */
  pending?: number | undefined
  accountStatus: BothScreens<AccountStatus>
  showBalance: BothScreens<boolean>
}

export interface AccountPillProps extends AccountPillContent {
  onOpen?: (() => void) | undefined
}

/** The widest possible balance. Its space is reserved from the start, so that nothing moves when the balance loads. */
const widest = '9,999.9'

/** The connected account and its balance. */
export function AccountPill({ account, name, image, picture, balance, symbol = '', pending = 0, accountStatus, showBalance, onOpen }: AccountPillProps) {
  const t = useText(walletText)
  const shown = name ? shortEnsName(name) : shortAddress(account)
  return (
    <button type="button" className={styles.pill} aria-haspopup="dialog" aria-disabled={!onOpen || undefined} onClick={onOpen}>
      <VisuallyHidden>
        {t('account.word')} {shown}
      </VisuallyHidden>
      {balance && (
        <span className={styles.balance} {...shownOn(showBalance, Boolean)} data-part="" dir="ltr">
          <span className={styles.sizer} aria-hidden="true">
            {widest} {symbol}
          </span>
          <PillBalance balance={balance} />
        </span>
      )}
      <span className={styles.part} {...shownOn(accountStatus, (one) => one !== 'address')} data-part="">
        <Avatar address={account} image={image} size={24} picture={picture} pending={pending > 0} />
      </span>
      <bdi className={styles.name} data-hex={name ? undefined : true} {...shownOn(accountStatus, (one) => one !== 'avatar')} data-part="" aria-hidden="true">
        {shown}
      </bdi>
      {pending > 0 && <VisuallyHidden> {t('button.pending', { count: pending })}</VisuallyHidden>}
      <ChevronDown className={styles.chevron} size={16} aria-hidden />
    </button>
  )
}

function PillBalance({ balance }: { balance: NonNullable<AccountPillProps['balance']> }) {
  const { locale } = useTextSettings()
  const t = useText(walletText)
  if (balance.status === 'loading') {
    return (
      <span className={styles.amount} aria-hidden="true">
        <Skeleton shape="line" width="80%" />
      </span>
    )
  }
  if (balance.status === 'failed') {
    // Keeps the space, so that the neighbouring text does not move.
    return (
      <span className={styles.amount} data-status="unknown">
        <VisuallyHidden>
          {' '}
          {t('button.balance')} {t('account.balanceFailed')}
        </VisuallyHidden>
        <span aria-hidden="true">–</span>
      </span>
    )
  }
  const { value, decimals, symbol } = balance.value
  return (
    <span className={styles.amount}>
      <VisuallyHidden> {t('button.balance')} </VisuallyHidden>
      {formatBalance(value, decimals, locale)} <bdi>{symbol}</bdi>
    </span>
  )
}
