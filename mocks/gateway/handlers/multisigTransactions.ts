import type { routes, TransactionSummary } from '#gateway'
import type { Handler } from '../handler.ts'
import type { MultisigRow } from '../indexing/rows.ts'
import type { Proposal } from '../proposals.ts'
import { executedSummary } from '../reading/executed.ts'
import { addressFilter, dateFilter, numberFilter } from '../reading/filters.ts'
import { pageOf, readWindow } from '../reading/paging.ts'
import type { SafeSnapshot } from '../reading/safeSnapshot.ts'
import { readAddress, readFlag } from '../reading/values.ts'
import { waitingSummary } from '../reading/waiting.ts'
import type { ChainState } from '../state.ts'

/** A transaction that was executed, or one that was not. */
type Entry = { run: MultisigRow; proposal?: never } | { run?: never; proposal: Proposal }

export const multisigTransactions: Handler<typeof routes.multisigTransactions> = async (gateway, { path, query, url }) => {
  const address = readAddress(path.safeAddress)
  const isWanted = wish(query)
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address)
  const { page, ...links } = pageOf(wanted(), url, readWindow(query))
  return { ...links, results: page.map((entry) => ({ type: 'TRANSACTION', transaction: summary(state, safe, entry), conflictType: 'None' })) }

  function* wanted() {
    for (const entry of entries(state, safe)) if (isWanted(entry)) yield entry
  }
}

const summary = (state: ChainState, safe: SafeSnapshot, { run, proposal }: Entry): TransactionSummary => (run ? executedSummary(state, run) : waitingSummary(state, safe, proposal))

/** All of a safe, the newest nonce first; of one nonce, the last proposed first. */
function* entries(state: ChainState, safe: SafeSnapshot): Generator<Entry> {
  const open = state.proposals
    .of(safe.address)
    .filter((one) => !state.index.execution(one.safeTxHash))
    .reverse()
  for (const run of state.index.each(safe.address)) {
    if (run.kind !== 'multisig') continue
    while (open[0] && open[0].tx.nonce >= run.tx.nonce) yield { proposal: open.shift()! }
    yield { run }
  }
  for (const proposal of open) yield { proposal }
}

function wish(query: URLSearchParams): (entry: Entry) => boolean {
  const executed = query.has('executed') ? readFlag(query, 'executed', false) : undefined
  const isThen = dateFilter(query)
  const [to, value, nonce] = [addressFilter(query, 'to'), numberFilter(query, 'value'), numberFilter(query, 'nonce')]
  return ({ run, proposal }) => {
    const { tx } = run ?? proposal
    return (
      (executed === undefined || executed === (run !== undefined)) &&
      isThen(run?.timestamp) &&
      (to === undefined || tx.to.toLowerCase() === to) &&
      (value === undefined || tx.value === value) &&
      (nonce === undefined || BigInt(tx.nonce) === nonce)
    )
  }
}
