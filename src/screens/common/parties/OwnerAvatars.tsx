import { type Address, shortAddress } from '#base'
import { Identicon, useText, VisuallyHidden } from '#ui'
import { nameOrAddress, namesText, useName } from '#screens/core/names'
import styles from './OwnerAvatars.module.css'

export interface OwnerAvatarsProps {
  owners: readonly Address[]
  chainId: string | undefined
  /** Width and height of an avatar in pixels. */
  size?: number | undefined
  /** Maximum avatars; further owners are shown as a number. */
  most?: number | undefined
  /** Whether the owners' names are adjacent. */
  decorative?: boolean | undefined
}

/** The owners of a Safe as overlapping avatars, each with its name on demand. */
export function OwnerAvatars({
  owners,
  chainId,
  size = 24,
  most = 5,
  decorative,
}: OwnerAvatarsProps) {
  const shown = owners.length > most ? owners.slice(0, most - 1) : owners
  return (
    <span
      className={styles.avatars}
      data-size={size < 20 ? 's' : undefined}
      {...(decorative ? { 'aria-hidden': true } : {})}
    >
      {shown.map((owner) => (
        <Avatar key={owner} owner={owner} chainId={chainId} size={size} />
      ))}
      {owners.length > shown.length && (
        <span className={styles.more}>+{owners.length - shown.length}</span>
      )}
    </span>
  )
}

function Avatar({
  owner,
  chainId,
  size,
}: {
  owner: Address
  chainId: string | undefined
  size: number
}) {
  const text = useText(namesText)
  const resolved = useName({ address: owner }, chainId)
  const name = resolved ? nameOrAddress(text, resolved, owner) : shortAddress(owner)
  return (
    <span className={styles.avatar} title={name}>
      <Identicon address={owner} size={size} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
