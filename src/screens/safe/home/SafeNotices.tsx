import type { ChainSummary } from '#base'
import type { Party, SafeDetail } from '#domain'
import { Notice, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import styles from './HomeView.module.css'
import { homeText } from './text.ts'

export interface SafeNoticesProps {
  safe: SafeDetail
  chain: ChainSummary
  /**
   * The contract's version, from the gateway or the chain; null if neither knows it, undefined
   * until that is clear.
   */
  contractVersion: string | null | undefined
}

/**
 * Notices about an outdated or unknown contract, modules, and guards. Renders nothing if there are
 * none.
 */
export function SafeNotices({ safe, chain, contractVersion }: SafeNoticesProps) {
  const text = useText(homeText)
  const { version, versionState, guard } = safe
  // The gateway returns null both for no modules and for unknown ones, so null doesn't warrant a
  // warning.
  const modules = safe.modules ?? []
  const isUnknown = contractVersion === null
  const isOutdated = versionState === 'OUTDATED' && version !== null
  const parties = (list: readonly Party[]) => (
    <span className={styles.parties}>
      {list.map((party) => (
        <PartyText key={party.address} party={party} chain={chain} prefixed={false} avatar={16} />
      ))}
    </span>
  )
  if (!isUnknown && !isOutdated && modules.length === 0 && !guard) return null
  return (
    <section className={styles.notices} aria-label={text('notices')}>
      {isUnknown && (
        <Notice tone="danger" title={text('unknown.title')}>
          {text('unknown.text')}
        </Notice>
      )}
      {isOutdated && (
        <Notice title={text('outdated.title')}>{text('outdated.text', { version })}</Notice>
      )}
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
