import { useText } from '#ui'
import styles from '../form/fields.module.css'
import { typedAddressText } from './text.ts'
import type { FoundAddress } from './withLookup.ts'

/** For which network the address of a typed name counts; nothing for a typed address. */
export function ResolvedNote({ found }: { found: FoundAddress }) {
  const text = useText(typedAddressText)
  if (found.status !== 'usable' || !found.resolved) return null
  const { network } = found.resolved
  return (
    <div className={styles.quiet}>
      {network === undefined ? text('resolved.all') : text('resolved', { network })}
    </div>
  )
}
