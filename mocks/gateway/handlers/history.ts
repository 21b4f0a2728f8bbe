import type { HistoryItem, routes } from '#gateway'
import type { Handler } from '../handler.ts'
import type { Row } from '../indexing/rows.ts'
import { executedSummary } from '../reading/executed.ts'
import { pageLinks, readWindow } from '../reading/paging.ts'
import { readAddress, readFlag } from '../reading/values.ts'
import { invalid } from '../httpError.ts'

export const history: Handler<typeof routes.history> = async (gateway, { path, query, url }) => {
  const address = readAddress(path.safeAddress)
  const dayOf = dayReader(query.get('timezone'), Number(query.get('timezone_offset') ?? 0))
  const onlyTrusted = readFlag(query, 'trusted', true)
  // No transfer of this world imitates another.
  readFlag(query, 'imitation', true)
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address).address
  const { index } = state

  const window = readWindow(query)
  const { limit, offset } = window
  const total = index.count(safe)
  const links = pageLinks(url, window, total)
  const creation = index.creation(safe)
  // As in the gateway, a page is cut first: one with untrusted transfers is shorter.
  const isListed = (row: Row) =>
    !onlyTrusted ||
    row.kind !== 'transfer' ||
    row.token === null ||
    state.tokens.get(row.token)?.trusted === true
  const rows: Row[] = [
    ...index.rows(safe, offset, limit).filter(isListed),
    ...(links.next === null && creation ? [creation] : []),
  ]

  const results: HistoryItem[] = []
  // Does not repeat the label of a day that began on the previous page.
  let day = offset > 0 ? dayOf(index.rows(safe, offset - 1, 1)[0]?.timestamp ?? 0) : undefined
  for (const row of rows) {
    if (dayOf(row.timestamp) !== day) results.push({ type: 'DATE_LABEL', timestamp: row.timestamp })
    day = dayOf(row.timestamp)
    results.push({
      type: 'TRANSACTION',
      transaction: executedSummary(state, row),
      conflictType: 'None',
    })
  }
  return { count: total, ...links, results }
}

/** The day of a timestamp in the requested time zone; 422 for an unknown zone. */
function dayReader(timezone: string | null, offset: number): (timestamp: number) => string {
  if (!timezone)
    return (timestamp) =>
      new Date(timestamp + (Number.isFinite(offset) ? offset : 0)).toISOString().slice(0, 10)
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone })
    return (timestamp) => format.format(timestamp)
  } catch {
    throw invalid({ code: 'custom', path: [], message: 'Invalid Timezone' })
  }
}
