import type { routes } from '#gateway'
import type { Handler } from '../handler.ts'
import { executedSummary } from '../reading/executed.ts'
import { addressFilter } from '../reading/filters.ts'
import { pageLinks, readWindow } from '../reading/paging.ts'
import { readAddress } from '../reading/values.ts'

/** The computed past has no module transactions: reading the stored blocks is enough. */
export const moduleTransactions: Handler<typeof routes.moduleTransactions> = async (
  gateway,
  { path, query, url },
) => {
  const address = readAddress(path.safeAddress)
  const [to, module, hash] = [
    addressFilter(query, 'to'),
    addressFilter(query, 'module'),
    query.get('transaction_hash')?.toLowerCase(),
  ]
  const state = await gateway.chain(path.chainId)
  const rows = state.index
    .recent(state.safe(address).address)
    .filter((row) => row.kind === 'module')
    .filter(
      (row) =>
        (!to || row.call.to.toLowerCase() === to) &&
        (!module || row.module.toLowerCase() === module) &&
        (!hash || row.txHash.toLowerCase() === hash),
    )
  const window = readWindow(query)
  const page = rows.slice(window.offset, window.offset + window.limit)
  return {
    count: rows.length,
    ...pageLinks(url, window, rows.length),
    results: page.map((row) => ({
      type: 'TRANSACTION',
      transaction: executedSummary(state, row),
      conflictType: 'None',
    })),
  }
}
