import Repeat from 'lucide-react/icons/repeat'
import type { ComponentProps } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import type { Suspicion } from '#safe/suspicion'
import type { Labels } from '#screens/core/stores'
import { useText } from '#ui'
import { TransactionRow } from '#screens/common/rows'
import { historyText } from './text.ts'

export interface HistoryRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary
  href: string
  /** Adds its payments to a new transaction. */
  onPayAgain?: ((id: string) => void) | undefined
  /** Why it may be a scam. */
  suspicion?: Suspicion | undefined
  /** The user's labels for it. */
  labels?: Labels | undefined
}

/** A past transaction. */
export function HistoryRow({ onPayAgain, ...props }: HistoryRowProps) {
  const text = useText(historyText)
  const { item } = props
  const pay = onPayAgain && isPayment(item) ? () => onPayAgain(item.id) : undefined
  return (
    <TransactionRow
      {...props}
      variant="history"
      menu={pay && [{ id: 'pay', icon: Repeat, label: text('menu.payAgain'), onSelect: pay }]}
    />
  )
}

/** Whether it's a transaction that owners signed to pay someone, alone or in a batch. */
const isPayment = ({ action, multisig }: TransactionItem) =>
  multisig !== null && (action.kind === 'send' || action.kind === 'batch')
