import Papa from 'papaparse'
import {
  type Address,
  type ChainSummary,
  isAddressLike,
  plainDigits,
  sameAddress,
  type SafeRef,
  zeroAddress,
} from '#base'
import type { Asset } from '#domain'
import { type Call, erc20Transfer, erc721Transfer, nativeTransfer } from '#safe'
import { createResemblance, type FindLookAlike, type Other, surest } from '#safe/suspicion'
import { type AmountProblem, readTypedAmount, tokenOf } from '#screens/transactions/send'
import { type AddressProblem, readTypedAddress } from '#screens/common/typedAddress'

export type LineProblem =
  | { why: 'recipient'; problem: AddressProblem }
  | { why: 'name' }
  | { why: 'otherChain'; network: string }
  | { why: 'itself' | 'tokenContract' }
  | { why: 'amount'; problem: AmountProblem }
  /** A token that the Safe doesn't hold. */
  | { why: 'token' | 'id' | 'columns' | 'type' }

/** A line that can be used: who gets how much of which token. */
interface RecipientLine {
  number: number
  to: Address
  /** undefined for an NFT. */
  asset: Asset | undefined
  raw: bigint
  call: Call
  /** Another account that it could be mistaken for. */
  lookAlike?: Other | undefined
  /** An earlier line has the same recipient. */
  isRepeated?: boolean | undefined
}

type ReadLine = Pick<RecipientLine, 'to' | 'asset' | 'raw' | 'call'>

export interface RecipientsReading {
  lines: readonly RecipientLine[]
  problems: readonly { number: number; problem: LineProblem }[]
  tooMany: boolean
}

export interface RecipientsContext {
  at: SafeRef
  chains: readonly ChainSummary[]
  /** The Safe's assets. */
  assets: readonly Asset[]
  lookAlikeOf: FindLookAlike
  /** The token of lines that name none. */
  token: Address
}

/** Lines that are read; a block has no room for more transfers. */
export const mostRecipients = 500

type Column = 'to' | 'amount' | 'token' | 'type' | 'id'

/** Names of columns, as tools for payrolls and airdrops write them. */
const columnNames: Readonly<Record<string, Column>> = {
  to: 'to',
  recipient: 'to',
  receiver: 'to',
  address: 'to',
  amount: 'amount',
  value: 'amount',
  token: 'token',
  token_address: 'token',
  token_type: 'type',
  id: 'id',
}

const usual: readonly Column[] = ['to', 'amount', 'token']

/**
 * Reads recipients as they are pasted from a table: an address and an amount per line, with a
 * comma, semicolon, tab or spaces between; a third cell names the token by symbol or address. A
 * first line with names of columns may order them otherwise.
 */
export function readRecipients(text: string, context: RecipientsContext): RecipientsReading {
  const all = text.split(/\r\n?|\n/).map((line, at) => ({ number: at + 1, cells: cellsOf(line) }))
  const filled = all.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const named = filled[0]?.cells.map((cell) => columnNames[cell.toLowerCase()])
  const hasNames =
    named?.includes('to') === true &&
    named.every((one) => one !== undefined) &&
    new Set(named).size === named.length
  const columns = hasNames ? (named as readonly Column[]) : usual
  const rows = hasNames ? filled.slice(1) : filled
  const lines: RecipientLine[] = []
  const list = createResemblance([], [])
  const problems: RecipientsReading['problems'][number][] = []
  const spent = new Map<Asset, bigint>()
  for (const { number, cells } of rows.slice(0, mostRecipients)) {
    const read = readLine(cells, columns, context, spent)
    if ('why' in read) problems.push({ number, problem: read })
    else {
      const isRepeated = lines.some(({ to }) => sameAddress(to, read.to))
      lines.push({ number, ...read, ...(isRepeated && { isRepeated }) })
      list.add({ address: read.to, name: undefined })
      if (read.asset) spent.set(read.asset, (spent.get(read.asset) ?? 0n) + read.raw)
    }
  }
  return {
    lines: lines.map((line) => {
      const lookAlike = surest(context.lookAlikeOf(line.to), list.of(undefined, line.to).lookAlike)
      return lookAlike ? { ...line, lookAlike } : line
    }),
    problems,
    tooMany: rows.length > mostRecipients,
  }
}

/** Cells of a line; quotes keep a separator. Spaces separate only where nothing else does. */
function cellsOf(line: string): readonly string[] {
  const delimiter = ['\t', ';', ','].find((one) => line.includes(one))
  const cells = delimiter
    ? (Papa.parse<string[]>(line, { delimiter }).data[0] ?? [])
    : line.trim().split(/\s+/)
  return cells.map((cell) => cell.trim())
}

function readLine(
  cells: readonly string[],
  columns: readonly Column[],
  { at, chains, assets, token }: RecipientsContext,
  spent: ReadonlyMap<Asset, bigint>,
): ReadLine | LineProblem {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const typed = readTypedAddress(cell('to'), chains)
  if (typed.status === 'name') return { why: 'name' }
  if (typed.status === 'wrong') return { why: 'recipient', problem: typed.problem }
  if (typed.chain && typed.chain.chainId !== at.chainId)
    return { why: 'otherChain', network: typed.chain.name }
  const to = typed.address
  if (sameAddress(to, at.address)) return { why: 'itself' }
  // A decimal comma, or a thousands separator, has cut an amount in two.
  if (cells.slice(columns.length).some((one) => one !== '')) return { why: 'columns' }
  const kind = cell('type').toLowerCase()
  if (!['', 'native', 'erc20', 'nft', 'erc721'].includes(kind)) return { why: 'type' }
  const isItem = kind === 'nft' || kind === 'erc721'
  if (!isItem && cell('id') !== '') return { why: 'columns' }
  if (isItem) return readItem(to, cell('token'), cell('id'), at)
  const asset = assetOf(cell('token') || (kind === 'native' ? zeroAddress : token), assets)
  if (!asset) return { why: 'token' }
  if (
    (kind === 'native' && asset.type !== 'native') ||
    (kind === 'erc20' && asset.type === 'native')
  )
    return { why: 'type' }
  if (asset.type !== 'native' && sameAddress(asset.token, to)) return { why: 'tokenContract' }
  const amount = readTypedAmount(
    cell('amount'),
    asset.decimals,
    asset.raw - (spent.get(asset) ?? 0n),
  )
  if ('problem' in amount) return { why: 'amount', problem: amount.problem }
  const { raw } = amount
  return {
    to,
    asset,
    raw,
    call: asset.type === 'native' ? nativeTransfer(to, raw) : erc20Transfer(asset.token, to, raw),
  }
}

function readItem(
  to: Address,
  token: string,
  typed: string,
  { address }: SafeRef,
): ReadLine | LineProblem {
  if (!isAddressLike(token)) return { why: 'token' }
  if (sameAddress(token, to)) return { why: 'tokenContract' }
  const id = plainDigits(typed) ?? ''
  if (!/^\d{1,78}$/.test(id) || BigInt(id) >= 2n ** 256n) return { why: 'id' }
  return {
    to,
    asset: undefined,
    raw: 1n,
    call: erc721Transfer(token, { from: address, to, id: BigInt(id) }),
  }
}

/** A token by its address, or by its symbol if the Safe holds only one of that. */
function assetOf(name: string, assets: readonly Asset[]): Asset | undefined {
  if (isAddressLike(name)) return assets.find((one) => sameAddress(tokenOf(one), name))
  const same = assets.filter(({ symbol }) => symbol.toLowerCase() === name.toLowerCase())
  return same.length === 1 ? same[0] : undefined
}
