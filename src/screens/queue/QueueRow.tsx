import type { ComponentProps, ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import { TransactionRow } from '../shared/TransactionRow.tsx'
import { RowButtons } from './RowButtons.tsx'
import type { RowState } from '../shared/rowState.ts'

export interface QueueRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary
  href: string
  state: RowState
  /** The actions of a batch. */
  batch?: ReactNode
  primary: boolean
  /** Its nonce is in the heading of its group. */
  grouped: boolean
  safeNonce: number | undefined
  onConfirm: (id: string) => void
  onExecute: (id: string) => void
}

/** A pending transaction with its available action. */
export function QueueRow({ item, chain, href, state, batch, primary, grouped, safeNonce, onConfirm, onExecute, ...rest }: QueueRowProps) {
  const { action } = state
  const press = () => (action?.kind === 'confirm' ? onConfirm(item.id) : onExecute(item.id))
  return (
    <TransactionRow
      {...rest}
      item={item}
      chain={chain}
      href={href}
      variant="queue"
      status={state.status}
      submitted={state.submitted}
      needsYou={state.needsYou}
      more={batch}
      grouped={grouped}
      actions={action && ((sentence) => <RowButtons action={action} title={sentence} safeNonce={safeNonce} primary={primary} onPress={press} />)}
    />
  )
}
