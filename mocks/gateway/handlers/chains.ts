import type { routes } from '#gateway'
import { chainInfo } from '../chains.ts'
import type { Handler } from '../handler.ts'
import { pageLinks, readWindow } from '../reading/paging.ts'
import { notFound } from '../refusal.ts'

export const chains: Handler<typeof routes.chains> = (gateway, { query, url }) => {
  const window = readWindow(query)
  const results = gateway.chainIds.slice(window.offset, window.offset + window.limit).map((id) => chainInfo(id, gateway.rpcUrl(id)))
  return { count: gateway.chainIds.length, ...pageLinks(url, window, gateway.chainIds.length), results }
}

export const chain: Handler<typeof routes.chain> = (gateway, { path }) => {
  if (!gateway.chainIds.includes(path.chainId)) throw notFound()
  return chainInfo(path.chainId, gateway.rpcUrl(path.chainId))
}
