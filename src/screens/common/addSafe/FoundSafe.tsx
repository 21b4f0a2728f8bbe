import type { Remote } from '#base'
import type { SafeDetail } from '#domain'
import { AddressText, Problem, QuorumRing, useText } from '#ui'
import { OwnerAvatars } from '#screens/common/parties'
import { type NameLookup, typedAddressText } from '#screens/common/typedAddress'
import styles from './AddSafeView.module.css'
import { addSafeText } from './text.ts'

export interface FoundSafeProps {
  lookup: Remote<SafeDetail> | undefined
  /** The ENS name that was entered. */
  ens: { name: string; lookup: NameLookup } | undefined
  chain: string
  isOwner: boolean
}

/**
 * The Safe at the address. Its space is reserved from the start, so that the dialog doesn't resize.
 */
export function FoundSafe({ lookup, ens, chain, isOwner }: FoundSafeProps) {
  const text = useText(addSafeText)
  const typed = useText(typedAddressText)
  if (lookup?.status === 'failed')
    return (
      <Problem
        variant="inline"
        title={text('add.failed')}
        reason={lookup.reason}
        onRetry={lookup.retry}
      />
    )
  const isLookingUp = ens?.lookup.status === 'loading'
  const isLoading = isLookingUp || lookup?.status === 'loading'
  const safe = lookup?.status === 'ready' ? lookup.value : undefined
  return (
    <div
      className={styles.found}
      data-status={isLookingUp ? 'loading' : (lookup?.status ?? 'none')}
      role="status"
    >
      {!lookup && !isLookingUp && <span className={styles.quiet}>{text('add.place')}</span>}
      {isLoading && (
        <>
          <QuorumRing signed={0} required={3} status="loading" size={40} decorative />
          <span className={styles.quiet}>
            {isLookingUp ? typed('looking', { name: ens.name }) : text('add.looking', { chain })}
          </span>
        </>
      )}
      {safe && (
        <>
          <OwnerAvatars
            owners={safe.owners.map(({ address }) => address)}
            chainId={safe.at.chainId}
            most={4}
            decorative
          />
          <span className={styles.words}>
            <AddressText
              address={safe.at.address}
              name={ens?.name}
              variant={ens ? 'full' : 'inline'}
              bare
              avatar={0}
            />
            <span className={styles.quiet}>
              {text('add.found', { chain, threshold: safe.threshold, owners: safe.owners.length })}
              {safe.version === null && ` ${text('add.version.unknown')}`}
              {isOwner && ` ${text('add.yours')}`}
            </span>
          </span>
        </>
      )}
    </div>
  )
}
