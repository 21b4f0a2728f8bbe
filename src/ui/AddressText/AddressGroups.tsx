import { type Address, addressEnds } from '#base'
import styles from './AddressText.module.css'

const groupsOf = (text: string, size: number) => text.match(new RegExp(`.{1,${size}}`, 'gu')) ?? []

/**
 * The whole address in groups of four, with emphasized ends. The gaps are margins: selected and
 * copied text has no spaces.
 */
export function AddressGroups({ address }: { address: Address }) {
  const groups = groupsOf(address.slice(2), addressEnds)
  return (
    <span className={styles.groups}>
      <span className={styles.zeroX}>0x</span>
      {groups.map((group, index) => (
        // Groups never change their order.
        <span
          key={index}
          className={styles.group}
          data-end={index === 0 || index === groups.length - 1 || undefined}
        >
          {group}
        </span>
      ))}
    </span>
  )
}
