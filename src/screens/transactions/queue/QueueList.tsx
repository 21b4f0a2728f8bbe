import { memo, type ReactNode, useId, useMemo } from 'react'
import type { Address, ChainSummary, SafeRef } from '#base'
import type { Queue, SafeState, TransactionItem } from '#domain'
import type { Suspicion } from '#safe/suspicion'
import { type PendingEntry, unsubmittedProposals } from '#signing/pending'
import { Button, List, useText } from '#ui'
import {
  OutlinedRow,
  type RowFilling,
  rowState,
  useOutlined,
  useRowFilling,
  useWindowRows,
  type WindowRows,
} from '#screens/common/rows'
import { labelsIn, type SafeLabels } from '#screens/core/stores'
import { isDescribedByData } from './isDescribedByData.ts'
import { nest, type QueueEntry, type SectionTree, toEntries } from './entries.ts'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'
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
  /** What a batch, or a call to a token, does according to its data; below its title. */
  batchOf?: ((item: TransactionItem) => ReactNode) | undefined
  /** The rows that may be scams, by their IDs. */
  suspicions?: ReadonlyMap<string, Suspicion> | undefined
  /** The Safe's labels. */
  labels?: SafeLabels | undefined
  /** IDs of the selected rows. */
  selected?: ReadonlySet<string> | undefined
  /** undefined where rows can't be selected. */
  onSelect?: ((id: string, isSelected: boolean) => void) | undefined
  onConfirm: (id: string) => void
  onExecute: (id: string) => void
  /**
   * Proposes an empty transaction with a nonce that no other has; undefined for users who can't
   * propose.
   */
  onFill?: ((nonce: number) => void) | undefined
}

/** Heights in pixels before a line is measured; the same numbers as in the CSS. */
const heights = { section: 24, conflict: 33, gap: 49, row: 57, card: 107 }
/** A section's margins and the borders of its panel; the border of a conflict. */
const spaces = { section: 34, conflict: 1, gap: 0, row: 0 }

const estimate = ({ kind }: QueueEntry, isCard: boolean) =>
  kind === 'row' && isCard ? heights.card : heights[kind]
const around = ({ kind }: QueueEntry) => spaces[kind]

export interface QueueListProps extends QueueRowContext {
  at: SafeRef
  queue: Queue
  /**
   * Whether only some of its transactions are listed, so that none counts as missing in between.
   */
  isPart?: boolean | undefined
}

/**
 * `Next` and `Queued`: rows by nonce; conflicting ones are grouped. Only rows near the viewport are
 * rendered.
 */
export function QueueList({ at, queue, isPart = false, ...context }: QueueListProps) {
  const text = useText(queueText)
  const { safe, entries: pending, viewer } = context
  const next = safe && Number(safe.nonce)
  const lines = useMemo(
    () =>
      toEntries(queue, {
        next,
        isPart,
        unlisted: unsubmittedProposals(pending, at).map(({ tx }) => Number(tx.nonce)),
      }),
    [queue, next, isPart, pending, at],
  )
  const always = useMemo(
    () => lines.flatMap(({ kind }, index) => (kind === 'section' ? index : [])),
    [lines],
  )
  const primaryId = useMemo(
    () => firstAvailableId(lines, { safe, entries: pending, viewer }),
    [lines, safe, pending, viewer],
  )
  const { frame, drawn, placeOf, measure, focus } = useWindowRows({
    list: 'queue',
    at,
    rows: lines,
    estimate,
    around,
    always,
  })
  const filling = useRowFilling()
  const shared = { lines, placeOf, measure, filling, primaryId, ...context }
  return (
    <div ref={frame} className={styles.frame}>
      <List
        variant="plain"
        label={text('list')}
        className={styles.sections}
        data-selecting={context.selected?.size ? '' : undefined}
        {...focus}
      >
        {nest(lines, drawn).map((tree) => (
          <Section key={lines[tree.index]?.key} tree={tree} {...shared} />
        ))}
      </List>
    </div>
  )
}

/**
 * The first row with an action available to the viewer; only its button is primary. Never a
 * rejection, because it is destructive.
 */
function firstAvailableId(
  lines: readonly QueueEntry[],
  { safe, entries, viewer }: Pick<QueueRowContext, 'safe' | 'entries' | 'viewer'>,
): string | undefined {
  return lines.find(
    (line) =>
      line.kind === 'row' &&
      line.item.action.kind !== 'reject' &&
      rowState(line.item, safe, entries, viewer).action?.may.allowed,
  )?.key
}

interface LinesProps extends QueueRowContext, Pick<WindowRows, 'placeOf' | 'measure'> {
  lines: readonly QueueEntry[]
  filling: RowFilling
  /** The row with the primary button. */
  primaryId: string | undefined
}

function Section({
  tree,
  lines,
  placeOf,
  measure,
  selected,
  ...context
}: LinesProps & { tree: SectionTree }) {
  const text = useText(queueText)
  const headingId = useId()
  const entry = lines[tree.index]
  if (entry?.kind !== 'section') return null
  const { safe } = context
  const hint =
    entry.section === 'later' && safe
      ? text('later.hint', { nonce: Number(safe.nonce) })
      : undefined
  return (
    <li className={styles.section}>
      <div className={styles.sectionHead} ref={measure} data-index={tree.index}>
        <h2 className={styles.sectionTitle} id={headingId}>
          {text(entry.section)}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <ul className={styles.panel} aria-labelledby={headingId}>
        {spaced(tree.children, tree, placeOf, (child) =>
          lines[child.index]?.kind === 'conflict' ? (
            <Conflict
              key={lines[child.index]?.key}
              group={child}
              lines={lines}
              placeOf={placeOf}
              measure={measure}
              selected={selected}
              {...context}
            />
          ) : lines[child.index]?.kind === 'gap' ? (
            <Gap
              key={lines[child.index]?.key}
              index={child.index}
              line={lines[child.index]}
              measure={measure}
              onFill={context.onFill}
            />
          ) : (
            <Line
              key={lines[child.index]?.key}
              index={child.index}
              line={lines[child.index]}
              height={heightAt(placeOf, child.index)}
              isSelected={isIn(lines[child.index], selected)}
              measure={measure}
              {...context}
            />
          ),
        )}
      </ul>
    </li>
  )
}

function Conflict({
  group,
  lines,
  placeOf,
  measure,
  selected,
  ...context
}: LinesProps & { group: SectionTree['children'][number] }) {
  const text = useText(queueText)
  const headingId = useId()
  const entry = lines[group.index]
  if (entry?.kind !== 'conflict') return null
  const { nonce, count, position } = entry
  return (
    <li className={styles.conflict} aria-posinset={position.at} aria-setsize={position.of}>
      <div role="group" aria-labelledby={headingId}>
        <div className={styles.conflictHead} ref={measure} data-index={group.index}>
          <h3 className={styles.conflictTitle} id={headingId}>
            {text('conflict', { nonce, count })}
          </h3>
        </div>
        <ul aria-labelledby={headingId}>
          {spaced(
            group.rows.map((index) => ({ index, last: index })),
            group,
            placeOf,
            ({ index }) => (
              <Line
                key={lines[index]?.key}
                index={index}
                line={lines[index]}
                height={heightAt(placeOf, index)}
                isSelected={isIn(lines[index], selected)}
                measure={measure}
                {...context}
              />
            ),
          )}
        </ul>
      </div>
    </li>
  )
}

/** Missing nonces, with an action to fill them. */
function Gap({
  line,
  index,
  measure,
  onFill,
}: Pick<LineProps, 'line' | 'index' | 'measure' | 'onFill'>) {
  const text = useText(queueText)
  if (line?.kind !== 'gap') return null
  const { from, to } = line
  return (
    <li className={styles.gap} ref={measure} data-index={index}>
      <span>{from === to ? text('gap', { from }) : text('gap.several', { from, to })}</span>
      {onFill && (
        <Button size="s" onClick={() => onFill(from)}>
          {text('gap.fill', { from })}
        </Button>
      )}
    </li>
  )
}

/** A row is rendered again when it is selected, not when another one is. */
const isIn = (line: QueueEntry | undefined, selected: ReadonlySet<string> | undefined) =>
  line?.kind === 'row' && selected?.has(line.item.id) === true

/** A row's height, in pixels, without margins. */
function heightAt(placeOf: WindowRows['placeOf'], index: number): number {
  const { start, end } = placeOf(index)
  return end - start
}

/** The rendered lines below a heading, with space for those that are not rendered. */
function spaced<Child extends { index: number; last: number }>(
  children: readonly Child[],
  head: { index: number; last: number },
  placeOf: WindowRows['placeOf'],
  draw: (child: Child) => ReactNode,
): ReactNode[] {
  const starts = [...children.map(({ index }) => placeOf(index).start), placeOf(head.last).end]
  const ends = [placeOf(head.index).end, ...children.map(({ last }) => placeOf(last).end)]
  return starts.flatMap((start, at) => {
    const size = start - (ends[at] ?? start)
    const child = children[at]
    return [
      size > 0 && (
        <li
          key={`before_${child?.index ?? 'end'}`}
          aria-hidden="true"
          style={{ blockSize: size }}
        />
      ),
      child && draw(child),
    ]
  })
}

interface LineProps extends Omit<LinesProps, 'lines' | 'placeOf' | 'selected'> {
  line: QueueEntry | undefined
  index: number
  /** Pixels. */
  height: number
  isSelected: boolean
}

// Memoized: scrolling renders only the rows that enter the viewport.
const Line = memo(function Line({
  line,
  index,
  height,
  measure,
  filling,
  chain,
  safe,
  viewer,
  entries,
  hrefOf,
  batchOf,
  suspicions,
  labels,
  isSelected,
  onSelect,
  onConfirm,
  onExecute,
  primaryId,
}: LineProps) {
  const { ref, isOutlined } = useOutlined(filling, line?.kind === 'row')
  if (line?.kind !== 'row') return null
  const { item, position, grouped } = line
  const rowProps = {
    'data-index': index,
    'data-key': line.key,
    'aria-posinset': position.at,
    'aria-setsize': position.of,
    item,
    chain,
  }
  if (isOutlined)
    return <OutlinedRow {...rowProps} variant="queue" ref={ref} style={{ blockSize: height }} />
  return (
    <QueueRow
      {...rowProps}
      ref={measure}
      href={hrefOf(item.id)}
      batch={isDescribedByData(item.action) ? batchOf?.(item) : undefined}
      state={rowState(item, safe, entries, viewer)}
      primary={item.id === primaryId}
      grouped={grouped}
      safeNonce={safe && Number(safe.nonce)}
      suspicion={suspicions?.get(item.id)}
      labels={labels && labelsIn(labels, item)}
      isSelected={isSelected}
      onSelect={onSelect}
      onConfirm={onConfirm}
      onExecute={onExecute}
    />
  )
})
