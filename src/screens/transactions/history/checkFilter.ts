import {
  type Address,
  type ChainSummary,
  plainDigits,
  readDecimal,
  sameAddress,
  zeroAddress,
} from '#base'
import type { HistoryFilter } from '#queries'
import { dayEnd, dayStart } from '#screens/transactions/find'
import type { FilterField, FilterForm } from '#screens/core/links'
import { readTypedAddress } from '#screens/common/typedAddress'

type FilterProblem =
  | 'date'
  | 'future'
  | 'order'
  | 'amount'
  | 'zero'
  | 'decimals'
  | 'unknownToken'
  | 'address'
  | 'checksum'
  | 'otherChain'
  | 'nonce'
export type FilterProblems = Readonly<Partial<Record<FilterField, FilterProblem>>>

/** A token that transfers can be filtered by. */
export interface FilterToken {
  address: Address
  symbol: string
  decimals: number
}

export interface FilterContext {
  /** Milliseconds. */
  now: number
  /** IANA. */
  timeZone: string
  chains: readonly ChainSummary[]
  /** The Safe's chain; provides the token of amounts without one. */
  chain: { chainId: string; decimals: number }
  /** undefined until the tokens of the Safe are known. */
  tokens: readonly FilterToken[] | undefined
}

export interface CheckedFilter {
  /**
   * Undefined for an empty filter, which is the whole history, and for one that can't be used, or
   * can't yet.
   */
  filter: HistoryFilter | undefined
  problems: FilterProblems
  /** Whether its amount can't be read before the tokens are known. */
  needsTokens: boolean
}

/** A filter as the gateway accepts it, or the problem with each of its fields. */
export function checkFilter({ type, fields }: FilterForm, context: FilterContext): CheckedFilter {
  const problems: Partial<Record<FilterField, FilterProblem>> = {}
  const read = <T>(field: FilterField, reader: (text: string) => Read<T>): T | undefined => {
    const text = fields[field]
    const value = text === undefined ? undefined : reader(text)
    if (value?.problem) problems[field] = value.problem
    return value?.value
  }
  const from = read('from', (text) => ofDate(dayStart(text, context.timeZone), context.now))
  const lastDay = read('until', (text) => ofDate(dayStart(text, context.timeZone), context.now))
  if (from !== undefined && lastDay !== undefined && from > lastDay) problems.until = 'order'
  const until = lastDay === undefined ? undefined : dayEnd(fields.until ?? '', context.timeZone)
  const address = (text: string) => readAddress(text, context)
  const [to, module, token] = [read('to', address), read('module', address), read('token', address)]
  const needsTokens =
    token !== undefined && fields.amount !== undefined && context.tokens === undefined
  const decimals = token
    ? context.tokens?.find((one) => sameAddress(one.address, token))?.decimals
    : context.chain.decimals
  const raw = needsTokens ? undefined : read('amount', (text) => readAmount(text, decimals))
  const nonce = read('nonce', (text) =>
    /^\d{1,15}$/.test(plainDigits(text) ?? '')
      ? { value: Number(plainDigits(text)) }
      : { problem: 'nonce' },
  )
  if (type === 'all' || needsTokens || Object.keys(problems).length > 0)
    return { filter: undefined, problems, needsTokens }
  const given = <T extends object>(parts: T) =>
    Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Defined<T>
  if (type === 'incoming')
    return { filter: { type, ...given({ from, until, raw, token }) }, problems, needsTokens }
  if (type === 'outgoing')
    return { filter: { type, ...given({ from, until, raw, to, nonce }) }, problems, needsTokens }
  return { filter: { type, ...given({ to, module }) }, problems, needsTokens }
}

type Read<T> = { value: T; problem?: never } | { value?: never; problem: FilterProblem }
type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

function ofDate(start: number | undefined, now: number): Read<number> {
  if (start === undefined) return { problem: 'date' }
  return start > now ? { problem: 'future' } : { value: start }
}

function readAddress(text: string, { chains, chain }: FilterContext): Read<Address> {
  const read = readTypedAddress(text, chains)
  if (read.status === 'name') return { problem: 'address' }
  if (read.status === 'usable')
    return read.chain && read.chain.chainId !== chain.chainId
      ? { problem: 'otherChain' }
      : { value: read.address }
  const { why } = read.problem
  // Tokens are minted from it and burned to it.
  if (why === 'zero') return { value: zeroAddress }
  return {
    problem: why === 'checksum' ? 'checksum' : why === 'unknownPrefix' ? 'otherChain' : 'address',
  }
}

/** An amount of a token in its smallest unit. */
function readAmount(text: string, decimals: number | undefined): Read<bigint> {
  const read = readDecimal(text)
  if ('why' in read) return { problem: 'amount' }
  const [whole = '', fraction = ''] = read.decimal.split('.')
  if (decimals === undefined) return { problem: 'unknownToken' }
  if (fraction.replace(/0+$/, '').length > decimals) return { problem: 'decimals' }
  if (whole.length > 78) return { problem: 'amount' }
  const raw = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return raw === 0n ? { problem: 'zero' } : { value: raw }
}
