import type { ComponentProps, ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import type { Suspicion } from '#safe/suspicion'
import type { Labels } from '#screens/core/stores'
import { type RowState, TransactionRow } from '#screens/common/rows'
import { RowButtons } from './RowButtons.tsx'

export interface QueueRowProps extends Omit<ComponentProps<'li'>, 'children' | 'onSelect'> {
  item: TransactionItem
  chain: ChainSummary
  href: string
  state: RowState
  /** The actions of a batch. */
  batch?: ReactNode
  primary: boolean
  /** Whether its nonce is in the heading of its group. */
  grouped: boolean
  safeNonce: number | undefined
  /** Why it may be a scam. */
  suspicion?: Suspicion | undefined
  /** The user's labels for it. */
  labels?: Labels | undefined
  isSelected?: boolean | undefined
  /** undefined where rows can't be selected. */
  onSelect?: ((id: string, isSelected: boolean) => void) | undefined
  onConfirm: (id: string) => void
  onExecute: (id: string) => void
}

/** A pending transaction with its available action. */
export function QueueRow({
  item,
  chain,
  href,
  state,
  batch,
  primary,
  grouped,
  safeNonce,
  suspicion,
  labels,
  isSelected = false,
  onSelect,
  onConfirm,
  onExecute,
  ...rest
}: QueueRowProps) {
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
      suspicion={suspicion}
      labels={labels}
      select={
        onSelect && item.multisig?.safeTxHash && action
          ? { isSelected, onSelect: (now) => onSelect(item.id, now) }
          : undefined
      }
      grouped={grouped}
      actions={
        action &&
        ((sentence) => (
          <RowButtons
            action={action}
            title={sentence}
            safeNonce={safeNonce}
            primary={primary}
            onPress={press}
          />
        ))
      }
    />
  )
}
