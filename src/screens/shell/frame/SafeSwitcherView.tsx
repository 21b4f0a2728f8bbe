import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { type ChainSummary, isolateText, joinFacts, type SafeRef, shortName } from '#base'
import { Identicon, Link, Popover, QuorumRing, useText, useTextSettings, VisuallyHidden } from '#ui'
import { mySafesLink, portfolioLink } from '#screens/core/links'
import { safeAddress, useName } from '#screens/core/names'
import { sameSafe } from '#screens/core/preferences'
import styles from './SafeSwitcherView.module.css'
import { shellText } from './text.ts'

export interface SafeSwitcherViewProps {
  chains: readonly ChainSummary[]
  current: SafeRef | undefined
  /** Owners and threshold of the current safe, once known. */
  quorum: { threshold: number; owners: number } | undefined
  safes: readonly SafeRef[]
  /** The rows of these Safes; `close` closes the switcher. */
  list: (safes: readonly SafeRef[], close: () => void) => ReactNode
}

/** As many as one call of the gateway returns overviews. */
const mostListed = 10

/** Shows the open Safe and switches to another one. */
export function SafeSwitcherView({ chains, current, quorum, safes, list }: SafeSwitcherViewProps) {
  const text = useText(shellText)
  const { direction } = useTextSettings()
  const name = useName(current, current?.chainId)?.name
  const address = current && safeAddress(chains, current)
  const chainName = current && chains.find((chain) => chain.chainId === current.chainId)?.name
  const trigger = (
    <button type="button" className={styles.trigger}>
      {current && <VisuallyHidden>{text('switcher.current')}</VisuallyHidden>}
      {current ? (
        <Identicon address={current.address} size={32} />
      ) : (
        <QuorumRing size={24} required={3} signed={0} decorative />
      )}
      <span className={styles.words}>
        {current ? (
          <bdi
            className={name ? styles.name : styles.hex}
            title={[name, current.address].filter(Boolean).join('\n')}
            {...(name ? {} : { dir: 'ltr' })}
          >
            {name ? shortName(name) : address}
          </bdi>
        ) : (
          <span className={styles.name}>{text('switcher.none')}</span>
        )}
        {current && (
          <span className={styles.detail}>
            {joinFacts(
              [chainName && isolateText(chainName, direction), quorum && text('quorum', quorum)],
              direction,
            )}
          </span>
        )}
      </span>
      {current && <VisuallyHidden>{text('switcher.change')}</VisuallyHidden>}
      <ChevronsUpDown size={16} aria-hidden="true" className={styles.chevron} />
    </button>
  )
  const others = safes.filter((at) => !current || !sameSafe(at, current))
  return (
    <Popover trigger={trigger} label={text('switcher.heading')}>
      {(close) => (
        <div className={styles.list}>
          <p className={styles.heading}>{text('switcher.heading')}</p>
          {others.length === 0 && <p className={styles.empty}>{text('switcher.empty')}</p>}
          {others.length > 0 && list(others.slice(0, mostListed), close)}
          <Link href={mySafesLink} className={styles.all} onClick={close}>
            {text('switcher.all')}
          </Link>
          {safes.length > 1 && (
            <Link href={portfolioLink} className={styles.item} onClick={close}>
              {text('nav.portfolio')}
            </Link>
          )}
        </div>
      )}
    </Popover>
  )
}
