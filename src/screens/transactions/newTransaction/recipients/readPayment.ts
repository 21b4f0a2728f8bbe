import {
  type Address,
  type ChainSummary,
  plainDigits,
  sameAddress,
  type SafeRef,
  uint256Limit,
  zeroAddress,
} from '#base'
import type { Asset } from '#domain'
import {
  type BuilderCall,
  erc1155Transfer,
  erc20Transfer,
  erc721Transfer,
  nativeTransfer,
} from '#safe'
import type { FindLookAlike } from '#safe/suspicion'
import { restore } from '#screens/common/csv'
import { type AmountProblem, readTypedAmount, tokenOf } from '#screens/transactions/send'
import {
  type AddressProblem,
  type NameLookup,
  type PendingName,
  readTypedAddress,
  withLookup,
} from '#screens/common/typedAddress'
import type { Column } from './columnNames.ts'
import type { ChosenColumns } from './columns.ts'
import { mayBeCut } from './cutAmount.ts'
import type { Row } from './rows.ts'

export type LineProblem =
  | { why: 'recipient'; problem: AddressProblem }
  | { why: 'otherChain'; network: string }
  | { why: 'itself' | 'tokenContract' }
  | { why: 'amount'; problem: AmountProblem; symbol: string }
  /**
   * `token`: the Safe doesn't hold it. `tokenAddress`: of an NFT. `formula`: of a spreadsheet,
   * whose result isn't in the text. `date`: what a spreadsheet makes of some amounts. `cut`: its
   * own separator may have cut an amount in two.
   */
  | { why: 'token' | 'tokenAddress' | 'id' | 'type' | 'columns' | 'quotes' | 'formula' | 'date' }
  | { why: 'cut' }

/** A line that can be used: who gets how much of which token. */
export interface Payee {
  to: Address
  /** The ENS name that was looked up. */
  name?: string | undefined
  /** undefined for an NFT. */
  asset: Asset | undefined
  raw: bigint
  call: BuilderCall
}

export interface RecipientsContext {
  at: SafeRef
  chains: readonly ChainSummary[]
  /** The Safe's assets. */
  assets: readonly Asset[]
  lookAlikeOf: FindLookAlike
  /** The token of lines that don't name one. */
  token: Address
  /** The user's choice of what the columns contain. */
  columns?: ChosenColumns | undefined
  /** The address of an ENS name on the Safe's network; undefined while it isn't looked up. */
  lookupOf?: ((name: string) => NameLookup | undefined) | undefined
}

type Cell = (column: Column) => string

/** What a spreadsheet makes of an amount such as 1.5, in the forms of many languages. */
const date = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?:\D|$)|^\d{1,2}[-. ]+\p{L}{3}|^\p{L}{3,}[-. ]+\d/u

/**
 * Reads a line of a table with these columns. `spent` is what the lines before it send of each
 * asset, in its smallest unit. `lookup` in the result: its ENS name has no known address yet.
 */
export function readPayment(
  row: Row,
  as: readonly (Column | undefined)[],
  context: RecipientsContext,
  spent: ReadonlyMap<Asset, bigint>,
): Payee | LineProblem | Pick<PendingName, 'name' | 'lookup'> {
  const { at, chains } = context
  const { cells } = row
  const chain = chains.find((one) => one.chainId === at.chainId)
  const cell: Cell = (column) => restore((as.includes(column) && cells[as.indexOf(column)]) || '')
  const formula = as.find((column) => column && /^[=+@＝＋＠]/.test(cell(column)))
  if (formula) return { why: 'formula' }
  const read = readTypedAddress(cell('to'), chains)
  // Only the record of the Safe's own network counts.
  const lookup = read.status === 'name' ? context.lookupOf?.(read.name) : undefined
  const found = withLookup(read, lookup, { chainId: at.chainId, network: chain?.name })
  if (found.status === 'pending') return { name: found.name, lookup: found.lookup }
  if (found.status === 'wrong') return { why: 'recipient', problem: found.problem }
  if (found.chain && found.chain.chainId !== at.chainId)
    return { why: 'otherChain', network: found.chain.name }
  const network = cell('network')
  const names = chain && [chain.chainId, chain.shortName, chain.name]
  if (network !== '' && !names?.some((one) => one.toLowerCase() === network.toLowerCase()))
    return { why: 'otherChain', network }
  if (sameAddress(found.address, at.address)) return { why: 'itself' }
  const further = cells.slice(as.length)
  // A decimal comma, or a thousands separator, has cut an amount in two.
  if (further.some((one) => one !== '') || (further.length > 0 && mayBeCut(row, as)))
    return { why: 'columns' }
  const paid = readAsset(found.address, cell, context, spent)
  return 'why' in paid || !found.resolved ? paid : { ...paid, name: found.resolved.name }
}

function readAsset(
  to: Address,
  cell: Cell,
  { at, chains, assets, token }: RecipientsContext,
  spent: ReadonlyMap<Asset, bigint>,
): Payee | LineProblem {
  const type = cell('type').toLowerCase().replace(/[-\s]/g, '')
  if (!['', 'native', 'erc20', 'nft', 'erc721', 'erc1155'].includes(type)) return { why: 'type' }
  if (['nft', 'erc721', 'erc1155'].includes(type)) {
    const contract = readTypedAddress(cell('token'), chains)
    if (contract.status !== 'usable') return { why: 'tokenAddress' }
    if (contract.chain && contract.chain.chainId !== at.chainId)
      return { why: 'otherChain', network: contract.chain.name }
    return readItem(to, contract.address, cell, { from: at.address, isMany: type === 'erc1155' })
  }
  if (cell('id') !== '') return { why: 'columns' }
  const asset = assetOf(cell('token') || (type === 'native' ? zeroAddress : token), assets)
  if (!asset) return { why: 'token' }
  if (type !== '' && (type === 'native') !== (asset.type === 'native')) return { why: 'type' }
  if (asset.type !== 'native' && sameAddress(asset.token, to)) return { why: 'tokenContract' }
  const left = asset.raw - (spent.get(asset) ?? 0n)
  const amount = readAmount(cell('amount'), asset.decimals, left, asset.symbol)
  if ('why' in amount) return amount
  const { raw } = amount
  const call =
    asset.type === 'native' ? nativeTransfer(to, raw) : erc20Transfer(asset.token, to, raw)
  return { to, asset, raw, call }
}

function readAmount(
  typed: string,
  decimals: number,
  left: bigint | undefined,
  symbol: string,
): { raw: bigint } | LineProblem {
  const amount = readTypedAmount(typed, decimals, left)
  if (!('problem' in amount)) return amount
  return amount.problem.why === 'notNumber' && date.test(plainDigits(typed) ?? typed)
    ? { why: 'date' }
    : { why: 'amount', problem: amount.problem, symbol }
}

function readItem(
  to: Address,
  token: Address,
  cell: Cell,
  { from, isMany }: { from: Address; isMany: boolean },
): Payee | LineProblem {
  if (sameAddress(token, to)) return { why: 'tokenContract' }
  const digits = plainDigits(cell('id')) ?? ''
  if (!/^\d{1,78}$/.test(digits) || BigInt(digits) >= uint256Limit) return { why: 'id' }
  const id = BigInt(digits)
  // An ERC-721 token is one of a kind.
  const amount = readAmount(cell('amount') || (isMany ? '' : '1'), 0, undefined, `#${id}`)
  if ('why' in amount) return amount
  const { raw } = amount
  if (isMany)
    return { to, asset: undefined, raw, call: erc1155Transfer(token, { from, to, id, raw }) }
  return raw === 1n
    ? { to, asset: undefined, raw, call: erc721Transfer(token, { from, to, id }) }
    : { why: 'type' }
}

/** A token by its address, or by its symbol if the Safe holds only one with that symbol. */
function assetOf(name: string, assets: readonly Asset[]): Asset | undefined {
  if (/^0x/i.test(name)) return assets.find((one) => sameAddress(tokenOf(one), name as Address))
  const same = assets.filter(({ symbol }) => symbol.toLowerCase() === name.toLowerCase())
  return same.length === 1 ? same[0] : undefined
}
