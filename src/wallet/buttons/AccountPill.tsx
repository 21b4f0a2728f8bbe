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
import { buttonText } from './buttonText.ts'
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

/**
 * The widest possible balance. Its space is reserved from the start so that nothing moves when the
 * balance loads; the name uses the remaining space.
 */
const widest = '9,999.9'

/** The connected account and its balance. */
export function AccountPill({
  account,
  name,
  image,
  picture,
  balance,
  symbol = '',
  pending = 0,
  accountStatus,
  showBalance,
  onOpen,
}: AccountPillProps) {
  const t = useText(walletText)
  const own = useText(buttonText)
  const shown = name ? shortEnsName(name) : shortAddress(account)
  const named = { ...shownOn(accountStatus, (one) => one !== 'avatar'), 'data-part': '' }
  const priced = { ...shownOn(showBalance, Boolean), 'data-part': '' }
  return (
    <button
      type="button"
      className={styles.pill}
      aria-haspopup="dialog"
      aria-disabled={!onOpen || undefined}
      onClick={onOpen}
    >
      <VisuallyHidden>
        {t('account.word')} {shown}
      </VisuallyHidden>
      <span
        className={styles.part}
        {...shownOn(accountStatus, (one) => one !== 'address')}
        data-part=""
      >
        <Avatar address={account} image={image} size={24} picture={picture} pending={pending > 0} />
      </span>
      <span
        className={styles.texts}
        data-part=""
        data-small={named['data-small'] || priced['data-small']}
        data-large={named['data-large'] || priced['data-large']}
      >
        <span className={styles.sizer} aria-hidden="true">
          <span className={styles.slot} {...named} dir="ltr">
            {shortAddress(account)}
          </span>
          {balance && (
            <span {...priced} dir="ltr">
              {widest} {symbol}
            </span>
          )}
        </span>
        <span className={styles.line}>
          <bdi
            className={styles.name}
            data-hex={name ? undefined : true}
            {...named}
            aria-hidden="true"
          >
            {shown}
          </bdi>
          {balance && (
            // A new element per status: an element that changed its width would move.
            <span key={balance.status} className={styles.balance} {...priced} dir="ltr">
              <PillBalance balance={balance} />
            </span>
          )}
        </span>
      </span>
      {pending > 0 && <VisuallyHidden> {own('pending', { count: pending })}</VisuallyHidden>}
      <ChevronDown className={styles.chevron} size={16} aria-hidden />
    </button>
  )
}

function PillBalance({ balance }: { balance: NonNullable<AccountPillProps['balance']> }) {
  const { locale } = useTextSettings()
  const t = useText(walletText)
  const own = useText(buttonText)
  if (balance.status === 'loading') {
    return (
      <span aria-hidden="true">
        <Skeleton shape="line" width={48} />
      </span>
    )
  }
  if (balance.status === 'failed') {
    return (
      <>
        <VisuallyHidden>
          {' '}
          {t('account.balance')} {t('account.balanceFailed')}
        </VisuallyHidden>
        <span aria-hidden="true">–</span>
      </>
    )
  }
  const { value, decimals, symbol } = balance.value
  const spoken = formatBalance(value, decimals, locale, (amount) =>
    own('balance.moreThan', { amount }),
  )
  return (
    <>
      <VisuallyHidden>
        {' '}
        {t('account.balance')} {spoken} {symbol}
      </VisuallyHidden>
      <span aria-hidden="true">
        {formatBalance(value, decimals, locale)} <bdi>{symbol}</bdi>
      </span>
    </>
  )
}
