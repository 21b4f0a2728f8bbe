import { sameAddress } from '#base'
import type { Asset } from '#domain'
import { createResemblance, type Other, surest } from '#safe/suspicion'
import type { PendingName } from '#screens/common/typedAddress'
import type { Column } from './columnNames.ts'
import { readTable, type Table } from './columns.ts'
import { ambiguousAmong } from './cutAmount.ts'
import { type LineProblem, type Payee, readPayment, type RecipientsContext } from './readPayment.ts'
import type { Row } from './rows.ts'

interface RecipientLine extends Payee {
  number: number
  /** Another account that it could be mistaken for. */
  lookAlike?: Other | undefined
  /** Whether an earlier line has the same recipient. */
  isRepeated?: boolean | undefined
}

/** A line that can't be used, as in the text. */
export interface BadLine {
  number: number
  line: string
  problem: LineProblem
}

/** A line whose ENS name has no known address yet. */
interface PendingLine extends Pick<PendingName, 'name' | 'lookup'> {
  number: number
}

export interface RecipientsReading {
  /** Every line with content, except column names, is one of these. */
  lines: readonly RecipientLine[]
  problems: readonly BadLine[]
  pending: readonly PendingLine[]
  tooMany: boolean
  table: Table
}

/** Maximum lines that are read; a block has no room for more transfers. */
export const mostRecipients = 500

/**
 * Reads payments from a table of any tool: a line for each, with columns in any order, which are
 * recognized by their names in the first line. Without names, the columns are an address, an
 * amount, and perhaps a token. Every other line is a payment or has a problem.
 */
export function readRecipients(text: string, context: RecipientsContext): RecipientsReading {
  const table = readTable(text, mostRecipients + 1, context.columns)
  const lines: RecipientLine[] = []
  const list = createResemblance([], [])
  const problems: BadLine[] = []
  const pending: PendingLine[] = []
  const spent = new Map<Asset, bigint>()
  const ambiguous = ambiguousAmong(table.rows, table.as)
  const problemOf = (row: Row): LineProblem | undefined => {
    if (row.hasBadQuotes) return { why: 'quotes' }
    if (table.cut.has(row)) return { why: 'cut' }
    return ambiguous.has(row) ? { why: 'amount', problem: { why: 'comma' }, symbol: '' } : undefined
  }
  for (const row of table.rows.slice(0, mostRecipients)) {
    const { number, start, end } = row
    const read = problemOf(row) ?? readPayment(row, table.as, context, spent)
    if ('why' in read) problems.push({ number, line: text.slice(start, end), problem: read })
    else if ('lookup' in read) pending.push({ number, name: read.name, lookup: read.lookup })
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
    pending,
    tooMany: table.rows.length > mostRecipients,
    table,
  }
}

/** Names of columns that aren't used, so that users don't expect their content to matter. */
export const unusedNames = ({ names = [], as }: Table): readonly string[] =>
  names.filter((name, at) => as[at] === undefined && name !== '')

/** How much of each token is sent, and what the Safe has left of it; in the smallest unit. */
export function totalsOf(
  lines: RecipientsReading['lines'],
): readonly { asset: Asset; raw: bigint; left: bigint }[] {
  const sums = new Map<Asset, bigint>()
  for (const { asset, raw } of lines) if (asset) sums.set(asset, (sums.get(asset) ?? 0n) + raw)
  return [...sums].map(([asset, raw]) => ({ asset, raw, left: asset.raw - raw }))
}

/** The columns after the user chose what one of them contains; no two contain the same. */
export const withColumn = (
  as: readonly (Column | undefined)[],
  at: number,
  column: Column | undefined,
): readonly (Column | undefined)[] =>
  as.map((one, other) => (other === at ? column : one === column ? undefined : one))
