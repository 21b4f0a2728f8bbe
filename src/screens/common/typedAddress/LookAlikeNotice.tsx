import type { Address } from '#base'
import type { LookAlike, Other } from '#safe/suspicion'
import { AddressText, Notice, useText } from '#ui'
import styles from './LookAlikeNotice.module.css'
import { typedAddressText } from './text.ts'

export interface LookAlikeNoticeProps {
  /** The account that an address could be mistaken for. */
  other: Other | undefined
  /** The address, unless it's shown above. */
  address?: Address
}

/** Warns that an address could be mistaken for a known one, and for which one. */
export function LookAlikeNotice({ other, address }: LookAlikeNoticeProps) {
  const text = useText(typedAddressText)
  if (!other) return null
  return (
    <Notice tone={other.isReported ? 'warning' : 'danger'} live title={text('lookAlike.title')}>
      {address && <AddressText address={address} variant="full" bare />}
      <p>{text(other.isReported ? 'lookAlike.reported' : 'lookAlike')}</p>
      <div className={styles.other}>
        <AddressText address={other.address} name={other.name} variant="full" bare />
      </div>
    </Notice>
  )
}

/** A transaction may contain many. */
const most = 5

/** The same for all addresses of a transaction or a message. */
export function LookAlikeNotices({ lookAlikes }: { lookAlikes: readonly LookAlike[] }) {
  const text = useText(typedAddressText)
  return (
    <>
      {lookAlikes.slice(0, most).map(({ address, other }) => (
        <LookAlikeNotice key={address} address={address} other={other} />
      ))}
      {lookAlikes.length > most && (
        <Notice tone="danger">{text('lookAlike.more', { count: lookAlikes.length - most })}</Notice>
      )}
    </>
  )
}
