/** A row of a file as the service that imports it understands it. */
export interface ReadRow {
  kind: 'transfer' | 'trade' | 'cost'
  at: number
  sent: readonly [amount: string, currency: string] | undefined
  received: readonly [amount: string, currency: string] | undefined
  worth: string | undefined
  description: string
  hash: string
}

/** The cells of a CSV file (RFC 4180). */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ',') continue
    rows.push(cells)
    cells = []
  }
  if (rows.flat().length === 0 || cells.length > 0) throw new Error('The file is cut off.')
  return rows
}

const amount = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/

function side(value: string, currency: string): readonly [string, string] | undefined {
  if (value === '' && currency === '') return undefined
  if (!amount.test(value) || currency === '') throw new Error(`No amount: ${value} ${currency}`)
  return [value, currency]
}

function table(text: string, columns: string) {
  const [head = [], ...rows] = readCsv(text)
  if (head.join(',') !== columns) throw new Error(`Other columns: ${head.join(',')}`)
  return rows.map((cells) => {
    if (cells.length !== head.length) throw new Error('A row has another number of cells.')
    return (name: string) => cells[head.indexOf(name)] ?? ''
  })
}

/**
 * Koinly's universal template: dates as `YYYY-MM-DD HH:mm:ss UTC`, positive amounts, and a label
 * for what is more than a deposit, withdrawal, or trade.
 * https://support.koinly.io/en/articles/9489976-how-to-create-a-custom-csv-file-with-your-data
 */
export const readKoinly = (text: string): ReadRow[] =>
  table(
    text,
    'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,' +
      'Net Worth Amount,Net Worth Currency,Label,Description,TxHash',
  ).map((cell) => {
    const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC$/.exec(cell('Date')) ?? []
    const sent = side(cell('Sent Amount'), cell('Sent Currency'))
    const received = side(cell('Received Amount'), cell('Received Currency'))
    const label = cell('Label')
    if (label !== '' && label !== 'cost') throw new Error(`No label: ${label}`)
    if (label === 'cost' && (!sent || received)) throw new Error('A cost is sent.')
    return {
      kind: label === 'cost' ? 'cost' : sent && received ? 'trade' : 'transfer',
      at: Date.parse(`${day}T${time}Z`),
      sent,
      received,
      worth: side(cell('Net Worth Amount'), cell('Net Worth Currency'))?.[0],
      description: cell('Description'),
      hash: cell('TxHash'),
    }
  })

/**
 * CoinTracking's CSV import: dates as `DD.MM.YYYY HH:mm:ss` in UTC, positive amounts, and a type of
 * its list that says which sides a row has.
 */
export const readCoinTracking = (text: string): ReadRow[] =>
  table(
    text,
    'Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency,Fee,Fee Currency,Exchange,' +
      'Trade-Group,Comment,Date,Tx-ID,Buy Value in Account Currency,Sell Value in Account Currency',
  ).map((cell) => {
    const [, day, month, year, time] =
      /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d:\d\d)$/.exec(cell('Date')) ?? []
    const sent = side(cell('Sell Amount'), cell('Sell Currency'))
    const received = side(cell('Buy Amount'), cell('Buy Currency'))
    const kinds = {
      Trade: sent && received && 'trade',
      Deposit: received && !sent && 'transfer',
      Withdrawal: sent && !received && 'transfer',
      'Other Fee': sent && !received && 'cost',
    } as const
    const kind = kinds[cell('Type') as keyof typeof kinds]
    if (!kind) throw new Error(`Other sides than those of ${cell('Type')}`)
    if (cell('Exchange') === '') throw new Error('Where it happened is missing.')
    return {
      kind,
      at: Date.parse(`${year}-${month}-${day}T${time}Z`),
      sent,
      received,
      worth:
        cell('Sell Value in Account Currency') ||
        cell('Buy Value in Account Currency') ||
        undefined,
      description: cell('Comment'),
      hash: cell('Tx-ID'),
    }
  })
