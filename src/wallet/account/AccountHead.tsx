import { type Address, type Remote, shortAddress } from '#base'
import { Button, Skeleton, useText, useTextSettings, VisuallyHidden } from '#ui'
import type { ComponentType } from 'react'
import { buttonText } from '../buttons/buttonText.ts'
import { walletText } from '../walletText.ts'
import styles from './AccountHead.module.css'
import type { AccountPicture } from './accountSettings.ts'
import { Avatar } from './Avatar.tsx'
import { formatBalance } from './formatBalance.ts'
import { shortEnsName } from './shortEnsName.ts'
import type { Balance } from './useAccountDetails.ts'

export interface AccountHeadProps {
  account: Address
  /** The account's ENS name, once known. */
  name?: string | undefined
  /** The ENS avatar. */
  image?: string | undefined
  picture?: ComponentType<AccountPicture> | undefined
  walletName?: string | undefined
  /** Undefined if unavailable: the wallet is on an unsupported chain. */
  balance: Remote<Balance> | undefined
}

/** The connected account and its balance. */
export function AccountHead({
  account,
  name,
  image,
  picture,
  walletName,
  balance,
}: AccountHeadProps) {
  const t = useText(walletText)
  return (
    <div className={styles.head}>
      <Avatar address={account} image={image} size={74} picture={picture} />
      <h3 className={styles.name}>
        <bdi data-hex={name ? undefined : true} title={name ?? account}>
          {name ? shortEnsName(name) : shortAddress(account)}
        </bdi>
      </h3>
      {balance && <BalanceLine balance={balance} />}
      {(name || walletName) && (
        <p className={styles.quiet}>
          {name && (
            <bdi data-hex title={account}>
              {shortAddress(account)}
            </bdi>
          )}
          {walletName && <span>{t('account.with', { wallet: walletName })}</span>}
        </p>
      )}
    </div>
  )
}

function BalanceLine({ balance }: { balance: Remote<Balance> }) {
  const { locale } = useTextSettings()
  const t = useText(walletText)
  const own = useText(buttonText)
  if (balance.status === 'loading') {
    return (
      <span className={styles.balance}>
        <Skeleton shape="line" width={88} announced />
      </span>
    )
  }
  if (balance.status === 'failed') {
    return (
      <span className={styles.balance} data-status="failed">
        <VisuallyHidden>{t('account.balance')} </VisuallyHidden>
        {t('account.balanceFailed')}
        <Button size="s" variant="quiet" onClick={balance.retry}>
          {t('failed.retry')}
        </Button>
      </span>
    )
  }
  const { value, decimals, symbol } = balance.value
  return (
    <span className={styles.balance}>
      <VisuallyHidden>{t('account.balance')} </VisuallyHidden>
      <span dir="ltr">
        <bdi>
          {formatBalance(value, decimals, locale, (amount) => own('balance.moreThan', { amount }))}
        </bdi>{' '}
        <bdi>{symbol}</bdi>
      </span>
    </span>
  )
}
