import type { ChainSummary } from '#base'
import type { TransactionItem } from '#queries'
import { useText } from '#ui'
import { actionTitle } from '../actionText.ts'
import { TransactionRow } from '../parts/TransactionRow.tsx'
import { sharedText } from '../text.ts'
import { RowButtons } from './RowButtons.tsx'
import type { RowAction } from './rowActions.ts'

export interface QueueRowProps {
  item: TransactionItem
  chain: ChainSummary
  href: string
  action: RowAction | undefined
  needsYou: boolean
  primary: boolean
  /** Its nonce stands in the heading of its group. */
  grouped: boolean
  safeNonce: number | undefined
  onConfirm: (id: string) => void
  onExecute: (id: string) => void
}

/** A waiting transaction with the one thing that can be done now. */
export function QueueRow({ item, chain, href, action, needsYou, primary, grouped, safeNonce, onConfirm, onExecute }: QueueRowProps) {
  const shared = useText(sharedText)
  const title = actionTitle(shared, item.action, item.multisig?.nonce)
  const press = () => (action?.kind === 'confirm' ? onConfirm(item.id) : onExecute(item.id))
  return (
    <TransactionRow
      item={item}
      chain={chain}
      href={href}
      variant="queue"
      needsYou={needsYou}
      grouped={grouped}
      actions={action && <RowButtons action={action} title={title} safeNonce={safeNonce} primary={primary} onPress={press} />}
    />
  )
}
