import type { routes } from '#gateway'
import type { Handler } from '../handler.ts'
import type { Glimpse } from '../indexing/glimpse.ts'
import { executedSummary } from '../reading/executed.ts'
import { addressFilter, dateFilter, numberFilter } from '../reading/filters.ts'
import { pageOf, readWindow } from '../reading/paging.ts'
import { readAddress, readFlag } from '../reading/values.ts'
import type { ChainState } from '../state.ts'

export const incomingTransfers: Handler<typeof routes.incomingTransfers> = async (
  gateway,
  { path, query, url },
) => {
  const address = readAddress(path.safeAddress)
  const isWanted = wish(query)
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address).address
  const rows = state.index.each(
    safe,
    (row) => row.kind === 'transfer' && row.to === safe && isWanted(state, row),
  )
  const { page, ...links } = pageOf(rows, url, readWindow(query))
  return {
    ...links,
    results: page.map((row) => ({
      type: 'TRANSACTION',
      transaction: executedSummary(state, row),
      conflictType: 'None',
    })),
  }
}

function wish(query: URLSearchParams): (state: ChainState, row: Glimpse) => boolean {
  const trusted = readFlag(query, 'trusted', true)
  const isThen = dateFilter(query)
  const [to, token, value] = [
    addressFilter(query, 'to'),
    addressFilter(query, 'token_address'),
    numberFilter(query, 'value'),
  ]
  return (state, row) =>
    isThen(row.timestamp) &&
    (to === undefined || row.to.toLowerCase() === to) &&
    (token === undefined || row.token?.toLowerCase() === token) &&
    (value === undefined || (row.value === value && !row.collectible)) &&
    (!trusted || row.token === null || state.tokens.get(row.token)?.trusted === true)
}
