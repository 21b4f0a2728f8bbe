import type { Address, ChainSummary } from '#base'
import { DataItem, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import { messagesText } from '#screens/messages/common'
import { useIsKnown } from './useSpenderName.ts'
import styles from './Message.module.css'

/** An account in a message, with a note if it isn't a contact. */
export function AccountItem({
  label,
  address,
  chain,
}: {
  label: string
  address: Address
  chain: ChainSummary | undefined
}) {
  const text = useText(messagesText)
  const isKnown = useIsKnown(chain)
  return (
    <DataItem label={label} wide>
      <PartyText variant="full" party={{ address, name: null }} chain={chain} />
      {!isKnown(address) && (
        <p className={`${styles.quiet} ${styles.beside}`}>{text('notContact')}</p>
      )}
    </DataItem>
  )
}
