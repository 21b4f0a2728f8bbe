import { type SafeRef, sameAddress } from '#base'
import type { History, TransactionItem } from '#domain'
import { type Gateway, type Page, routes, type TransactionRow } from '#gateway'
import { actionParty } from '#safe'
import { oncePer } from '../oncePer.ts'
import { pagedQuery, type Rows, toRows } from '../pagedQuery.ts'
import { historyOf } from './history.ts'
import { toItem } from './mappers.ts'
import { incomingKey, multisigKey, modulesKey } from '../safe/keys.ts'

export interface TransferFilter {
  /** Milliseconds, inclusive. */
  from?: number
  until?: number
  to?: string
  /** In the smallest unit. */
  raw?: bigint
}
export interface IncomingFilter extends TransferFilter {
  token?: string
  /** False includes tokens that the gateway doesn't trust. */
  trusted?: boolean
}
export interface MultisigFilter extends TransferFilter {
  nonce?: number
  executed?: boolean
}
export interface ModuleFilter {
  to?: string
  module?: string
  txHash?: string
}

/** Incoming transfers, newest first, paginated. */
export const incomingQuery = (gateway: Gateway, at: SafeRef, filter: IncomingFilter = {}) => {
  const { token, trusted } = filter
  const query = omitUndefined({ ...transferFilter(filter), token_address: token, trusted })
  return pagedQuery(gateway, routes.incomingTransfers, {
    queryKey: [...incomingKey(at), query],
    input: { path: pathOf(at), query },
    select: toTransactions,
  })
}

/** Proposed transactions, pending and executed, highest nonce first, paginated. */
export const multisigQuery = (gateway: Gateway, at: SafeRef, filter: MultisigFilter = {}) => {
  const query = omitUndefined({
    ...transferFilter(filter),
    nonce: filter.nonce?.toString(),
    executed: filter.executed,
  })
  return pagedQuery(gateway, routes.multisigTransactions, {
    queryKey: [...multisigKey(at), query],
    input: { path: pathOf(at), query },
    select: toTransactions,
  })
}

/** Transactions that modules executed, newest first, paginated. */
export const modulesQuery = (
  gateway: Gateway,
  at: SafeRef,
  { to, module, txHash }: ModuleFilter = {},
) => {
  const query = omitUndefined({ to, module, transaction_hash: txHash })
  return pagedQuery(gateway, routes.moduleTransactions, {
    queryKey: [...modulesKey(at), query],
    input: { path: pathOf(at), query },
    select: toTransactions,
  })
}

/** A filter for transactions of one type. */
export type HistoryFilter =
  | ({ type: 'incoming' } & IncomingFilter)
  /** `to`: the recipient. The gateway can't filter token transfers by it. */
  | ({ type: 'outgoing' } & Omit<MultisigFilter, 'executed'>)
  | ({ type: 'module' } & ModuleFilter)

/**
 * The part of the history that matches a filter, paginated, grouped by day in an IANA time zone.
 * The gateway lists everything that owners executed as outgoing; settings changes, rejections and
 * failed transactions are left out here, because they moved no money out of the Safe.
 */
export const filteredHistoryQuery = (
  gateway: Gateway,
  at: SafeRef,
  filter: HistoryFilter,
  timezone: string,
) => ({
  ...listOf(gateway, at, filter),
  select: ({ pages }: { pages: readonly Page<TransactionRow>[] }): History => {
    const history = historyOf(pages, timezone)
    return filter.type === 'outgoing' ? paidBy(history, filter.to) : history
  },
})

function listOf(gateway: Gateway, at: SafeRef, filter: HistoryFilter) {
  if (filter.type === 'incoming') return incomingQuery(gateway, at, filter)
  if (filter.type === 'module') return modulesQuery(gateway, at, filter)
  const { to, ...asked } = filter
  const { queryKey, ...list } = multisigQuery(gateway, at, { ...asked, executed: true })
  return { ...list, queryKey: to ? [...queryKey, to.toLowerCase()] : queryKey }
}

/** The rows that took money out of the Safe, or may have; only those to one recipient, if given. */
function paidBy(history: History, to: string | undefined): History {
  const days = history.days.map((day) => ({
    ...day,
    items: day.items.filter(
      (item) => mayPay(item) && (!to || sameAddress(actionParty(item.action)?.address, to)),
    ),
  }))
  return { ...history, days: days.filter(({ items }) => items.length > 0) }
}

const free: readonly string[] = ['settings', 'reject', 'receive', 'create']

/** A call may send tokens without its row saying so. */
const mayPay = ({ action, status }: TransactionItem): boolean =>
  status === 'SUCCESS' && !free.includes(action.kind)

const pathOf = ({ chainId, address }: SafeRef) => ({ chainId, safeAddress: address })

const transferFilter = ({ from, until, to, raw }: TransferFilter) => ({
  execution_date__gte: toDate(from),
  execution_date__lte: toDate(until),
  to,
  value: raw?.toString(),
})

const toDate = (at: number | undefined) =>
  at === undefined ? undefined : new Date(at).toISOString()

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }
/** Omits undefined filters, so that equal filters have equal keys. */
const omitUndefined = <T extends Record<string, unknown>>(filter: T) =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as Defined<T>

const toTransactions = /*@__PURE__*/ oncePer(
  (pages: readonly Page<TransactionRow>[]): Rows<TransactionItem> =>
    toRows(
      pages,
      (row) => row.transaction.id,
      (row) => toItem(row.transaction),
    ),
)
