import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { type ChainSummary, shortAddress } from '#base'
import type { Action } from '#domain'
import { IconButton, ListRow, Menu, RowButton, useText } from '#ui'
import { ActionSentence, useSentence } from '#screens/common/action'
import styles from './NewTransactionView.module.css'
import { newTransactionText } from './text.ts'
import type { DraftCall } from '#screens/core/stores'

export interface CallActions {
  onEdit: (id: number) => void
  /** `to` is a place from 0 on. */
  onMove: (id: number, to: number) => void
  onRemove: (id: number) => void
}

export interface CallRowProps extends CallActions {
  call: DraftCall
  /** What it does, decoded from its data. */
  action: Action
  chain: ChainSummary
  /** Its place, from 0 on. */
  at: number
  count: number
}

/**
 * One action of the transaction: what it does, its contract and the size of its data. The whole row
 * opens it for editing.
 */
export function CallRow({
  call,
  action,
  chain,
  at,
  count,
  onEdit,
  onMove,
  onRemove,
}: CallRowProps) {
  const text = useText(newTransactionText)
  const shown = useSentence(action, chain)
  const { id, to, data } = call
  const number = at + 1
  const label = text('row.menu', { number, action: shown.words })
  return (
    <ListRow
      leading={<span className={styles.number}>{number}</span>}
      title={
        <RowButton className={styles.name} onClick={() => onEdit(id)}>
          <ActionSentence {...shown} full what={'what' in action ? action.what : undefined} />
        </RowButton>
      }
      detail={
        <>
          <span dir="ltr" title={to}>
            {shortAddress(to)}
          </span>
          {' · '}
          {text('row.data', { count: (data.length - 2) / 2 })}
        </>
      }
      actions={
        <Menu
          label={label}
          items={[
            { id: 'edit', icon: Pencil, label: text('row.edit'), onSelect: () => onEdit(id) },
            ...(at > 0
              ? [
                  {
                    id: 'up',
                    icon: ChevronUp,
                    label: text('row.up'),
                    onSelect: () => onMove(id, at - 1),
                  },
                ]
              : []),
            ...(number < count
              ? [
                  {
                    id: 'down',
                    icon: ChevronDown,
                    label: text('row.down'),
                    onSelect: () => onMove(id, at + 1),
                  },
                ]
              : []),
            {
              id: 'remove',
              icon: Trash,
              tone: 'danger',
              label: text('row.remove'),
              onSelect: () => onRemove(id),
            },
          ]}
          trigger={<IconButton size="s" icon={Ellipsis} label={label} />}
        />
      }
    />
  )
}
