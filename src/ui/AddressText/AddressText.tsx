import { type Address, shortAddress, shortName, visibleName } from '#base'
import type { ReactNode } from 'react'
import ExternalLink from 'lucide-react/icons/external-link'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Identicon } from '../Identicon/Identicon.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import styles from './AddressText.module.css'
import { AddressGroups } from './AddressGroups.tsx'

export interface AddressTextProps {
  address: Address
  /**
   * Address book first, then ENS, then the gateway: the caller decides. Truncated to 24 characters;
   * hidden characters are made visible.
   */
  name?: string | undefined
  /**
   * The account's other names, each with its source. Shown below a full address, otherwise on
   * demand.
   */
  aliases?: readonly string[] | undefined
  /**
   * Keeps the place of a name that is still being looked up, so that a full address doesn't grow
   * when it arrives.
   */
  namePlace?: boolean | undefined
  /**
   * `full` shows the whole address in groups: use it wherever money moves or something is signed.
   */
  variant?: 'inline' | 'full' | undefined
  /** EIP-3770 short name, such as `eth`, where the chain could be ambiguous. */
  chainPrefix?: string | undefined
  /**
   * Copies `eth:0x…` instead of the plain address. Off by default, because many apps reject the
   * prefix.
   */
  copyWithPrefix?: boolean | undefined
  explorerHref?: string | undefined
  /** Hides the copy button, for use inside another control. */
  bare?: boolean | undefined
  /** Size of the identicon in pixels; 0 hides it. */
  avatar?: number | undefined
  /** Instead of the identicon, for what isn't an account: a token's mark. */
  mark?: ReactNode
}

/** An address with identicon, name, copy button and explorer link. */
export function AddressText({
  address,
  name: chosenName,
  aliases = [],
  namePlace = false,
  variant = 'inline',
  chainPrefix,
  copyWithPrefix,
  explorerHref,
  bare,
  avatar = variant === 'full' ? 36 : 24,
  mark,
}: AddressTextProps) {
  const t = useText(uiText)
  const prefix = chainPrefix ? `${chainPrefix}:` : ''
  const full = variant === 'full'
  const name = visibleName(chosenName)
  const whose = shortName(name ?? shortAddress(address))
  return (
    <span className={styles.address} data-variant={variant}>
      {mark ?? (avatar > 0 && <Identicon address={address} size={avatar} />)}
      <span className={styles.words} data-unnamed={full && namePlace && !name ? true : undefined}>
        {name && (
          <bdi className={styles.name} data-name="" title={[name, ...aliases].join('\n')}>
            {shortName(name)}
          </bdi>
        )}
        <span
          className={styles.hex}
          data-hex=""
          data-quiet={name ? true : undefined}
          dir="ltr"
          title={`${prefix}${address}`}
        >
          {prefix && (
            <span className={styles.prefix} data-prefix>
              {prefix}
            </span>
          )}
          {full ? <AddressGroups address={address} /> : shortAddress(address)}
        </span>
        {full &&
          aliases.map((alias) => (
            <bdi key={alias} className={styles.alias}>
              {alias}
            </bdi>
          ))}
      </span>
      {(!bare || explorerHref) && (
        <span className={styles.actions}>
          {!bare && (
            <CopyButton
              value={copyWithPrefix ? `${prefix}${address}` : address}
              what={t('address')}
              of={whose}
            />
          )}
          {explorerHref && (
            <a
              className={styles.explorer}
              href={explorerHref}
              target="_blank"
              rel="noreferrer"
              aria-label={t('named', { label: t('address.explorer'), name: whose })}
              title={t('address.explorer')}
            >
              <ExternalLink size={15} aria-hidden />
            </a>
          )}
        </span>
      )}
    </span>
  )
}
