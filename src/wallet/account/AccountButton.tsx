import { type Address, shortAddress, shortName } from '#base'
import { Identicon, useText, VisuallyHidden } from '#ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ComponentProps } from 'react'
import { walletText } from '../walletText.ts'
import { warnWithoutStyles } from './warnWithoutStyles.ts'
import styles from './AccountButton.module.css'

export interface AccountButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  account: Address
  /** The account's ENS name, once known. */
  name?: string | undefined
  /** Whether the wallet is on an unsupported chain. */
  unsupported?: boolean | undefined
}

/** Shows the connected account. Passes on the props of a popover trigger. */
export function AccountButton({ account, name, unsupported, ...rest }: AccountButtonProps) {
  if (process.env.NODE_ENV === 'development') warnWithoutStyles(styles.button)
  const t = useText(walletText)
  const shown = name ? shortName(name) : shortAddress(account)
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      data-status={unsupported ? 'unsupported' : 'connected'}
    >
      <VisuallyHidden>{t('account.word')} </VisuallyHidden>
      {unsupported ? (
        <TriangleAlert className={styles.warning} size={18} aria-hidden />
      ) : (
        <Identicon address={account} size={24} />
      )}
      <span className={styles.slot}>
        {name && (
          <span className={styles.sizer} aria-hidden="true">
            {shortAddress(account)}
          </span>
        )}
        <bdi className={styles.name} data-hex={name ? undefined : true} title={name}>
          {shown}
        </bdi>
      </span>
      {unsupported && <span className={styles.wrong}> {t('account.wrongNetwork')}</span>}
      <ChevronDown className={styles.chevron} size={16} aria-hidden />
    </button>
  )
}
