import { type Address, toDecimal } from '#base'
import type { Party, TransactionItem } from '#domain'
import type { NativeToken } from '#screens/common/action'
import type { LabelKind, Labels } from '#screens/core/stores'
import { neutralize, toCsv } from '#screens/common/csv'
import type { HistoryLine, Moved, TokenUnit } from './historyLines.ts'

const columns = [
  'date',
  'accountName',
  'account',
  'amount',
  'symbol',
  'token',
  'tokenId',
  'description',
  'note',
  'category',
  'project',
  'reportedStatus',
  'nonce',
  'transactionHash',
  'safeTransactionHash',
  'module',
  'kind',
  'amountSource',
  'fee',
  'feePaidBy',
  'block',
  'id',
] as const

export interface HistoryCsvInput {
  native: NativeToken
  /** What a token's contract tells. */
  tokenOf: (token: Address) => TokenUnit | undefined
  /** What a transaction does, in a sentence. */
  sentenceOf: (item: TransactionItem) => string
  /** What an account is called; undefined without a name. */
  nameOf: (party: Party) => string | undefined
  /** What the user filed a transaction under. */
  labelsOf: (item: TransactionItem) => Labels
}

/**
 * Past transactions as a CSV file, newest first: when, to or from whom
 * and how much come first. Dates are in UTC (ISO 8601), amounts are exact decimals, negative for
 * what left the Safe, and empty where nothing moved or a token's decimals are unknown. The fee is
 * that of the whole transaction, in the native coin, in its first line. Statuses are the gateway's.
 * Several labels of a kind are separated by semicolons.
 * Formulas in texts are neutralized.
 */
export function historyCsv(lines: readonly HistoryLine[], input: HistoryCsvInput): string {
  const rows = lines.map((line) => cellsOf(line, input))
  return toCsv([columns, ...rows.map((cells) => columns.map((column) => cells[column]))])
}

function cellsOf(
  { item, moved, unit: told, party, isRefund, source, mined }: HistoryLine,
  { native, sentenceOf, nameOf, tokenOf, labelsOf }: HistoryCsvInput,
): Record<(typeof columns)[number], string> {
  const { multisig } = item
  const unit = unitOf(moved, { native, tokenOf, told })
  const labels = labelsOf(item)
  const isKnown = moved !== undefined && unit?.decimals != null
  return {
    date: new Date(item.at).toISOString(),
    reportedStatus: item.status,
    description: neutralize(sentenceOf(item)),
    amount: isKnown ? signedDecimal(moved.raw, unit.decimals ?? 0) : '',
    symbol: isKnown ? neutralize(unit.symbol ?? '?') : '',
    token: moved && 'token' in moved ? moved.token : '',
    tokenId: moved && 'id' in moved ? neutralize(String(moved.id)) : '',
    account: party?.address ?? '',
    accountName: neutralize((party && nameOf(party)) ?? ''),
    nonce: multisig ? String(multisig.nonce) : '',
    transactionHash: item.txHash ?? '',
    safeTransactionHash: multisig?.safeTxHash ?? '',
    module: item.module?.address ?? '',
    kind: moved ? (isRefund ? 'refund' : 'transfer') : '',
    amountSource: moved ? source : '',
    fee: mined ? toDecimal(mined.fee, native.decimals) : '',
    feePaidBy: mined?.from ?? '',
    block: mined ? String(mined.blockNumber) : '',
    category: labelCell(labels, 'category'),
    project: labelCell(labels, 'project'),
    note: neutralize(item.note ?? ''),
    id: neutralize(item.id),
  }
}

const labelCell = (labels: Labels, kind: LabelKind): string =>
  neutralize(labels.flatMap((one) => (one.kind === kind ? one.text : [])).join('; '))

/** NFTs are counted. */
function unitOf(
  moved: Moved | undefined,
  {
    native,
    tokenOf,
    told,
  }: Pick<HistoryCsvInput, 'native' | 'tokenOf'> & { told: TokenUnit | undefined },
): TokenUnit | undefined {
  if (!moved) return undefined
  if (moved.kind === 'native') return native
  const token = told ?? tokenOf(moved.token)
  return moved.kind === 'erc20' ? token : { symbol: token?.symbol ?? null, decimals: 0 }
}

/** Not neutralized: a number isn't a formula, regardless of its sign. */
const signedDecimal = (raw: bigint, decimals: number): string =>
  `${raw < 0n ? '-' : ''}${toDecimal(raw < 0n ? -raw : raw, decimals)}`
