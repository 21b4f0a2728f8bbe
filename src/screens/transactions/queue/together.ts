import type { Address, Allowed } from '#base'
import type { Queue, SafeState, TransactionItem } from '#domain'
import {
  canExecuteMany,
  type ExecuteManyReason,
  executableRun,
  type ExecutionPart,
  mostAtOnce,
} from '#safe'
import { type PendingEntry, pendingFromItem } from '#signing/pending'
import { rowState } from '#screens/common/rows'

/**
 * IDs of transactions that are signed or executed in one go, and whether that is possible as far as
 * the list shows.
 */
export interface TogetherIds {
  ids: readonly string[]
  may: Allowed<ExecuteManyReason>
}

interface Rows {
  safe: SafeState
  entries: readonly PendingEntry[]
  viewer: Address | undefined
}

interface Context extends Rows {
  /**
   * Whether the queue is a search result: what the search hides isn't signed along with the rest.
   */
  isPart: boolean
}

interface Row extends ExecutionPart {
  item: TransactionItem
  /**
   * Whether it shares its nonce with others, of which only one can be executed: the user has to
   * choose.
   */
  isConflicting: boolean
  needsYou: boolean
  isComplete: boolean
}

function rowsOf({ next, later }: Queue, { safe, entries, viewer }: Rows): readonly Row[] {
  return [...next, ...later].flatMap(({ items }) =>
    items.map((item): Row => {
      const { action, needsYou } = rowState(item, safe, entries, viewer)
      return {
        item,
        isConflicting: items.length > 1,
        needsYou,
        isComplete: action?.kind === 'execute',
        tx: pendingFromItem(item, safe, entries, viewer),
        // The dialog verifies each of them, and decodes what it changes.
        verification: 'verified',
        changesSafe: item.action.kind === 'settings',
      }
    }),
  )
}

const idsOf = (rows: readonly Row[]) => rows.map(({ item }) => item.id)

/**
 * What can be signed, and what can be executed, in one go: of the selected rows, or of all if none
 * is selected; of search results, only selected rows.
 * @param queue the rows that are shown; no other is among them
 */
export function togetherIds(
  queue: Queue,
  selected: ReadonlySet<string>,
  context: Context,
): { sign: TogetherIds; execute: TogetherIds } {
  const { safe, viewer, isPart } = context
  const shown = rowsOf(queue, context)
  const chosen = shown.filter(({ item }) => selected.has(item.id))
  const all = isPart ? [] : shown
  const toSign = (chosen.length > 0 ? chosen : all.filter(({ isConflicting }) => !isConflicting))
    .filter(({ needsYou }) => needsYou)
    .slice(0, mostAtOnce)
  const toExecute =
    chosen.length > 0 ? chosen.filter(({ isComplete }) => isComplete) : executableRun(all, safe)
  // Switching the network is the dialog's first step.
  const may = canExecuteMany(toExecute, safe, { account: viewer ?? null, chainId: safe.chainId })
  return {
    sign: { ids: idsOf(toSign), may: { allowed: true } },
    execute: { ids: idsOf(toExecute), may },
  }
}
