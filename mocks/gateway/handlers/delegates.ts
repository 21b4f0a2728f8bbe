import type { routes } from '#gateway'
import type { Handler } from '../handler.ts'
import { pageLinks, readWindow } from '../reading/paging.ts'
import { readAddress } from '../reading/values.ts'
import { invalid } from '../httpError.ts'

export const delegates: Handler<typeof routes.delegates> = async (
  gateway,
  { path, query, url },
) => {
  const address = (name: string) =>
    query.get(name) === null ? undefined : readAddress(query.get(name)!)
  const filter = {
    safe: address('safe'),
    delegate: address('delegate'),
    delegator: address('delegator'),
    label: query.get('label') || undefined,
  }
  if (!Object.values(filter).some((value) => value !== undefined))
    throw invalid({ code: 'custom', message: 'At least one property is required', path: [] })
  const state = await gateway.chain(path.chainId)
  const all = state.delegations.find(filter)
  const window = readWindow(query)
  return {
    count: all.length,
    ...pageLinks(url, window, all.length),
    results: all.slice(window.offset, window.offset + window.limit),
  }
}
