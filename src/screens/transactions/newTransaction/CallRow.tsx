import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { type Address, type ChainSummary, shortAddress } from '#base'
import type { Erc20 } from '#chain'
import { IconButton, ListRow, Menu, RowButton, useText } from '#ui'
import { TransferFiat } from '#screens/common/money'
import type { ReadCall } from '#screens/transactions/draft'
import { type CallSentence, useCallSentence, useTokenWords } from '#screens/transactions/review'
import { ArgumentsLine } from './ArgumentsLine.tsx'
import styles from './NewTransactionView.module.css'
import { newTransactionText } from './text.ts'
import type { DraftCall } from '#screens/core/stores'

export interface CallActions {
  onEdit: (id: number) => void
  /** `to` is a position from 0. */
  onMove: (id: number, to: number) => void
  onRemove: (id: number) => void
}

export interface CallRowProps extends CallActions {
  call: DraftCall
  /** What it does, decoded from its data. */
  read: ReadCall
  tokens: readonly Erc20[]
  chain: ChainSummary
  /** Its position, from 0. */
  at: number
  count: number
}

/**
 * One action of the transaction: what it does in the words of the review, and its arguments. The
 * whole row opens it for editing.
 */
export function CallRow({
  call,
  read,
  tokens,
  chain,
  at,
  count,
  onEdit,
  onMove,
  onRemove,
}: CallRowProps) {
  const text = useText(newTransactionText)
  const sentence = useCallSentence({ ...read, chain, tokens })
  const { id } = call
  const number = at + 1
  const label = text('row.menu', { number, action: sentence.words })
  return (
    <ListRow
      data-wraps=""
      leading={<span className={styles.number}>{number}</span>}
      title={
        <RowButton className={styles.name} onClick={() => onEdit(id)}>
          {sentence.drawn}
        </RowButton>
      }
      detail={<CallDetail {...{ call, read, tokens, chain, sentence }} />}
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

/**
 * What the sentence doesn't say: the address behind a name, the token that is approved, the
 * arguments or what is known about them, and what an amount is worth.
 */
function CallDetail({
  call: { data },
  read: { action, effect, decoded },
  tokens,
  chain,
  sentence: { party, title },
}: Pick<CallRowProps, 'call' | 'read' | 'tokens' | 'chain'> & { sentence: CallSentence }) {
  const text = useText(newTransactionText)
  const { symbolOf } = useTokenWords(tokens, chain)
  if (decoded && decoded.parameters.length > 0)
    return <ArgumentsLine decoded={decoded} chain={chain} />
  const selector = effect.kind === 'call' && !decoded ? effect.selector : null
  const isTold = effect.kind === 'approve' || effect.kind === 'tokenFrom'
  const token = isTold && !title ? effect.token : undefined
  return (
    <span className={styles.facts}>
      {title && <span>{title}</span>}
      {party?.isNamed && <ShortAddress address={party.address} />}
      {token && (
        <span>
          <bdi>{symbolOf(token)}</bdi> <ShortAddress address={token} />
        </span>
      )}
      {selector && <bdi className={styles.value}>{selector}</bdi>}
      {selector && <span>{text('row.data', { count: (data.length - 2) / 2 })}</span>}
      {action.kind === 'send' && <TransferFiat action={action} chain={chain} size="detail" />}
    </span>
  )
}

const ShortAddress = ({ address }: { address: Address }) => (
  <span dir="ltr" title={address}>
    {shortAddress(address)}
  </span>
)
