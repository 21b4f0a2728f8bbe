import type { SafeRef } from '#base'
import { type Gateway, type Page, routes, type TransactionRow } from '#gateway'
import type { TransactionItem } from '#domain'
import { pagedQuery, type Rows, toRows } from '../pagedQuery.ts'
import { safeKey } from '../safe/safe.ts'
import { toItem } from '../mappers.ts'

export interface TransferFilter {
  /** Milliseconds: from then on, until then. */
  from?: number
  until?: number
  to?: string
  /** In the smallest unit. */
  raw?: bigint
}
export interface IncomingFilter extends TransferFilter {
  token?: string
  /** False shows also what the gateway does not trust. */
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

export const incomingKey = (at: SafeRef) => [...safeKey(at), 'incoming'] as const
export const multisigKey = (at: SafeRef) => [...safeKey(at), 'multisig'] as const
export const modulesKey = (at: SafeRef) => [...safeKey(at), 'modules'] as const

/** What came in, newest first, page by page. */
export const incomingQuery = (gateway: Gateway, at: SafeRef, filter: IncomingFilter = {}) => {
  const { token, trusted } = filter
  const query = given({ ...transferFilter(filter), token_address: token, trusted })
  return pagedQuery(gateway, routes.incomingTransfers, { queryKey: [...incomingKey(at), query], input: { path: pathOf(at), query }, select: toTransactions })
}

/** What the owners proposed, waiting and executed, highest nonce first, page by page. */
export const multisigQuery = (gateway: Gateway, at: SafeRef, filter: MultisigFilter = {}) => {
  const query = given({ ...transferFilter(filter), nonce: filter.nonce?.toString(), executed: filter.executed })
  return pagedQuery(gateway, routes.multisigTransactions, { queryKey: [...multisigKey(at), query], input: { path: pathOf(at), query }, select: toTransactions })
}

/** What modules did, newest first, page by page. */
export const modulesQuery = (gateway: Gateway, at: SafeRef, { to, module, txHash }: ModuleFilter = {}) => {
  const query = given({ to, module, transaction_hash: txHash })
  return pagedQuery(gateway, routes.moduleTransactions, { queryKey: [...modulesKey(at), query], input: { path: pathOf(at), query }, select: toTransactions })
}

const pathOf = ({ chainId, address }: SafeRef) => ({ chainId, safeAddress: address })

const transferFilter = ({ from, until, to, raw }: TransferFilter) => ({
  execution_date__gte: day(from),
  execution_date__lte: day(until),
  to,
  value: raw?.toString(),
})

const day = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }
/** Without what nobody asked for, so that the same question has the same key. */
const given = <T extends Record<string, unknown>>(filter: T) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Given<T>

const toTransactions = (pages: readonly Page<TransactionRow>[]): Rows<TransactionItem> =>
  toRows(
    pages,
    (row) => row.transaction.id,
    (row) => toItem(row.transaction),
  )
