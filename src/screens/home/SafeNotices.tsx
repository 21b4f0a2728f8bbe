import { type ChainSummary, explorerLink } from '#base'
import type { Party, SafeDetail } from '#domain'
import { AddressText, Notice, useText } from '#ui'
import styles from './HomeView.module.css'
import { homeText } from './text.ts'

export interface SafeNoticesProps {
  safe: SafeDetail
  chain: ChainSummary
}

/** Notices about an outdated or unknown contract, modules and guards. Renders nothing if there are none. */
export function SafeNotices({ safe, chain }: SafeNoticesProps) {
  const text = useText(homeText)
  const { version, versionState, guard } = safe
  // The gateway returns null both for no modules and for unknown ones, so null is no reason for a warning.
  const modules = safe.modules ?? []
  const isUnknown = versionState === 'UNKNOWN' || version === null
  const parties = (list: readonly Party[]) => (
    <span className={styles.parties}>
      {list.map(({ address, name }) => (
        <AddressText key={address} address={address} name={name ?? undefined} avatar={16} explorerHref={explorerLink(chain, 'address', address)} />
      ))}
    </span>
  )
  if (!isUnknown && versionState !== 'OUTDATED' && modules.length === 0 && !guard) return null
  return (
    <section className={styles.notices} aria-label={text('notices')}>
      {isUnknown && (
        <Notice tone="danger" title={text('unknown.title')}>
          {text('unknown.text')}
        </Notice>
      )}
      {!isUnknown && versionState === 'OUTDATED' && <Notice title={text('outdated.title')}>{text('outdated.text', { version })}</Notice>}
      {modules.length > 0 && (
        <Notice tone="warning" title={text('modules.title', { count: modules.length })}>
          {parties(modules)}
        </Notice>
      )}
      {guard && (
        <Notice title={text('guard.title')}>
          {text('guard.text')}
          {parties([guard])}
        </Notice>
      )}
    </section>
  )
}
