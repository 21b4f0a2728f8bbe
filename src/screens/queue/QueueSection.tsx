import { type ReactNode, useId } from 'react'
import type { Address, ChainSummary } from '#base'
import type { QueueGroup, SafeState, TransactionItem } from '#domain'
import type { PendingEntry } from '#signing/pending'
import { useText } from '#ui'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { rowState } from '../shared/rowState.ts'
import { queueText } from './text.ts'

/** Props shared by all rows of the queue. */
export interface QueueRowContext {
  chain: ChainSummary
  /** undefined while loading. */
  safe: SafeState | undefined
  viewer: Address | undefined
  /** Signatures and executions whose outcome isn't final yet. */
  entries: readonly PendingEntry[]
  hrefOf: (id: string) => string
  /** The actions of a batch, below its title. */
  batchOf?: ((item: TransactionItem) => ReactNode) | undefined
  onConfirm: (id: string) => void
  onExecute: (id: string) => void
}

export interface QueueSectionProps extends QueueRowContext {
  heading: string
  hint?: string | undefined
  groups: readonly QueueGroup[]
  /** The row with the primary button. */
  primaryId: string | undefined
}

/** `Next` or `Queued`: rows by nonce; conflicting ones are grouped. */
export function QueueSection({ heading, hint, groups, ...context }: QueueSectionProps) {
  const headingId = useId()
  return (
    <li className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle} id={headingId}>
          {heading}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <ul className={styles.panel} aria-labelledby={headingId}>
        {groups.map((group) =>
          group.items.length > 1 ? <ConflictGroup key={group.nonce} group={group} {...context} /> : <Rows key={group.nonce} items={group.items} {...context} />,
        )}
      </ul>
    </li>
  )
}

type RowsProps = Omit<QueueSectionProps, 'heading' | 'hint' | 'groups'>

function ConflictGroup({ group: { nonce, items }, ...context }: RowsProps & { group: QueueGroup }) {
  const text = useText(queueText)
  const headingId = useId()
  return (
    <li className={styles.conflict}>
      <div role="group" aria-labelledby={headingId}>
        <div className={styles.conflictHead}>
          <h3 className={styles.conflictTitle} id={headingId}>
            {text('conflict', { nonce, count: items.length })}
          </h3>
          <p className={styles.hint}>{text('conflict.text')}</p>
        </div>
        <ul aria-labelledby={headingId}>
          <Rows items={items} grouped {...context} />
        </ul>
      </div>
    </li>
  )
}

function Rows({
  items,
  grouped = false,
  chain,
  safe,
  entries,
  viewer,
  hrefOf,
  batchOf,
  onConfirm,
  onExecute,
  primaryId,
}: RowsProps & { items: readonly TransactionItem[]; grouped?: boolean }) {
  return items.map((item) => (
    <QueueRow
      key={item.id}
      item={item}
      chain={chain}
      href={hrefOf(item.id)}
      batch={item.action.kind === 'batch' ? batchOf?.(item) : undefined}
      state={rowState(item, safe, entries, viewer)}
      primary={item.id === primaryId}
      grouped={grouped}
      safeNonce={safe && Number(safe.nonce)}
      onConfirm={onConfirm}
      onExecute={onExecute}
    />
  ))
}
