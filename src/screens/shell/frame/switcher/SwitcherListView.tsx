import type { ChainSummary, Remote, SafeRef } from '#base'
import type { SafeRow } from '#domain'
import { Identicon, List, ListRow, RowLink, useText } from '#ui'
import { NetworkMark } from '#screens/common/marks'
import { SafeLabel } from '#screens/common/parties'
import { SafePending, SafeToSign, SafeTotal } from '#screens/common/safeNumbers'
import { linkTo } from '#screens/core/links'
import { safeKey } from '#screens/core/preferences'
import { shellText } from '../text.ts'
import styles from './SwitcherListView.module.css'

export interface SwitcherListViewProps {
  safes: readonly SafeRef[]
  chains: readonly ChainSummary[]
  currency: string
  /** The loading status of values and queues. */
  numbers: Remote<unknown>['status']
  overviewOf: (at: SafeRef) => SafeRow['overview']
  /** Called when a link was followed. */
  onLeave: () => void
}

/** A row per Safe: name, network, value, what is pending, and what needs the viewer. */
export function SwitcherListView({
  safes,
  chains,
  currency,
  numbers,
  overviewOf,
  onLeave,
}: SwitcherListViewProps) {
  const text = useText(shellText)
  return (
    <List variant="plain" label={text('switcher.heading')} className={styles.list ?? ''}>
      {safes.map((at) => {
        const overview = overviewOf(at)
        const name = chains.find(({ chainId }) => chainId === at.chainId)?.name ?? at.chainId
        return (
          <ListRow
            key={safeKey(at)}
            leading={<Identicon address={at.address} size={24} />}
            title={
              <RowLink href={linkTo(chains, at, 'home')} onClick={onLeave}>
                <SafeLabel at={at} chains={chains} />
              </RowLink>
            }
            detail={
              <span className={styles.facts}>
                <NetworkMark chain={{ chainId: at.chainId, name }} size={16} />
                <bdi>{name}</bdi>
                {overview && (
                  <>
                    <span className={styles.dot} aria-hidden="true" />
                    <SafePending queued={overview.queued} />
                  </>
                )}
              </span>
            }
            trailing={
              <SafeTotal
                overview={overview}
                isLoading={numbers === 'loading'}
                currency={currency}
              />
            }
            trailingDetail={
              overview?.awaiting && overview.awaiting.count > 0 ? (
                <SafeToSign awaiting={overview.awaiting} />
              ) : undefined
            }
          />
        )
      })}
    </List>
  )
}
