import type { routes, TransactionSummary } from '#gateway'
import type { Handler } from '../handler.ts'
import type { Glimpse } from '../indexing/glimpse.ts'
import type { HistoryRow } from '../indexing/rows.ts'
import type { Proposal } from '../proposals.ts'
import { executedSummary } from '../reading/executed.ts'
import { addressFilter, dateFilter, numberFilter } from '../reading/filters.ts'
import { pageOf, readWindow } from '../reading/paging.ts'
import type { SafeSnapshot } from '../reading/safeSnapshot.ts'
import { readAddress, readFlag } from '../reading/values.ts'
import { waitingSummary } from '../reading/waiting.ts'
import type { ChainState } from '../state.ts'

/** An executed transaction, or a pending one. */
type Entry = { run: HistoryRow; proposal?: never } | { run?: never; proposal: Proposal }

export const multisigTransactions: Handler<typeof routes.multisigTransactions> = async (
  gateway,
  { path, query, url },
) => {
  const address = readAddress(path.safeAddress)
  const isWanted = wish(query)
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address)
  const { page, ...links } = pageOf(entries(state, safe, isWanted), url, readWindow(query))
  return {
    ...links,
    results: page.map((entry) => ({
      type: 'TRANSACTION',
      transaction: summary(state, safe, entry),
      conflictType: 'None',
    })),
  }
}

const summary = (
  state: ChainState,
  safe: SafeSnapshot,
  { run, proposal }: Entry,
): TransactionSummary => (run ? executedSummary(state, run) : waitingSummary(state, safe, proposal))

/** All transactions of a Safe, highest nonce first; with the same nonce, last proposed first. */
function* entries(state: ChainState, safe: SafeSnapshot, isWanted: Wish): Generator<Entry> {
  const open = state.proposals
    .of(safe.address)
    .filter(
      (one) =>
        one.trusted &&
        !state.index.execution(one.safeTxHash) &&
        isWanted({ ...one.tx, timestamp: undefined }),
    )
    .reverse()
  for (const run of state.index.each(
    safe.address,
    (row) => row.kind === 'multisig' && isWanted(row),
  )) {
    while (open[0] && run.kind === 'multisig' && open[0].tx.nonce >= run.tx.nonce)
      yield { proposal: open.shift()! }
    yield { run }
  }
  for (const proposal of open) yield { proposal }
}

/** Pending transactions have no execution date. */
type Wish = (
  one: Pick<Glimpse, 'to' | 'value' | 'nonce'> & { timestamp: number | undefined },
) => boolean

function wish(query: URLSearchParams): Wish {
  const executed = query.has('executed') ? readFlag(query, 'executed', false) : undefined
  const isThen = dateFilter(query)
  const [to, value, nonce] = [
    addressFilter(query, 'to'),
    numberFilter(query, 'value'),
    numberFilter(query, 'nonce'),
  ]
  return (one) =>
    (executed === undefined || executed === (one.timestamp !== undefined)) &&
    isThen(one.timestamp) &&
    (to === undefined || one.to.toLowerCase() === to) &&
    (value === undefined || one.value === value) &&
    (nonce === undefined || BigInt(one.nonce ?? -1) === nonce)
}
