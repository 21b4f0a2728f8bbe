import type { ChainSummary, Remote, SafeRef } from '#base'
import type { SafeRow } from '#domain'
import { Identicon, List, ListRow, RowLink, StatusBadge, useText } from '#ui'
import { linkTo } from '#screens/core/links'
import { PinButton } from './PinButton.tsx'
import styles from './SafeList.module.css'
import { safeTitle, useNames } from '#screens/core/names'
import { SafeLabel } from '#screens/common/parties'
import { SafeMenu } from './SafeMenu.tsx'
import { SafeQueue, SafeTotal } from '#screens/common/safeNumbers'
import { SafeFacts } from './SafeFacts.tsx'
import { mySafesText } from './text.ts'

export interface SafeListProps {
  label: string
  rows: readonly SafeRow[]
  chains: readonly ChainSummary[]
  currency: string
  /** The loading status of the rows' totals and queues. */
  numbers: Remote<unknown>['status']
  /** Only for Safes added by address. */
  onRemove?: (at: SafeRef) => void
  isPinned: (at: SafeRef) => boolean
  onPin: (at: SafeRef) => void
}

/** A row per Safe: its address, threshold, total value and queue. */
export function SafeList({
  label,
  rows,
  chains,
  currency,
  numbers,
  onRemove,
  isPinned,
  onPin,
}: SafeListProps) {
  const text = useText(mySafesText)
  const names = useNames()
  return (
    <List label={label}>
      {rows.map(({ at, overview }) => {
        const name = safeTitle(names, chains, at)
        const chain = chains.find((one) => one.chainId === at.chainId)
        const isLoading = numbers === 'loading' && overview === null
        return (
          <ListRow
            key={`${at.chainId}:${at.address}`}
            className={styles.row ?? ''}
            leading={<Identicon address={at.address} size={32} />}
            title={
              <RowLink href={linkTo(chains, at, 'home')}>
                <SafeLabel at={at} chains={chains} />
              </RowLink>
            }
            detail={
              <SafeFacts
                overview={overview}
                isLoading={isLoading}
                chainId={at.chainId}
                chain={chain?.name ?? text('chain.unknown', { chainId: at.chainId })}
              />
            }
            status={
              overview?.awaiting && overview.awaiting.count > 0 ? (
                <span className={styles.awaiting}>
                  <StatusBadge
                    status="awaiting"
                    words={text(overview.awaiting.atLeast ? 'awaiting.atLeast' : 'awaiting', {
                      count: overview.awaiting.count,
                    })}
                  />
                </span>
              ) : undefined
            }
            trailing={<SafeTotal overview={overview} isLoading={isLoading} currency={currency} />}
            trailingDetail={<SafeQueue overview={overview} isLoading={isLoading} />}
            actions={
              <>
                <PinButton safe={name} pinned={isPinned(at)} onPin={() => onPin(at)} />
                <SafeMenu
                  at={at}
                  name={name}
                  chain={chain}
                  pinned={isPinned(at)}
                  onPin={() => onPin(at)}
                  onRemove={onRemove && (() => onRemove(at))}
                />
              </>
            }
          />
        )
      })}
    </List>
  )
}
