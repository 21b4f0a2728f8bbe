import type { ChainInfo, routes } from '#gateway'
import { chainInfo } from '../chains.ts'
import type { Handler, HandlerInput } from '../handler.ts'
import { pageLinks, readWindow } from '../reading/paging.ts'
import { readText } from '../reading/values.ts'
import { notFound } from '../httpError.ts'
import type { GatewayState } from '../state.ts'

export const chains: Handler<typeof routes.chains> = (gateway, input) =>
  pageOf(gateway, input, () => true)

export const chain: Handler<typeof routes.chain> = (gateway, { path }) =>
  one(gateway, path.chainId, () => true)

export const chainsV2: Handler<typeof routes.chainsV2> = (gateway, input) =>
  pageOf(gateway, input, featuresFor(input.query))

export const chainV2: Handler<typeof routes.chainV2> = (gateway, { path, query }) =>
  one(gateway, path.chainId, featuresFor(query))

type IsMeant = (feature: string) => boolean

/**
 * The features of a product by `serviceKey`: all of them for the web app, those that work outside
 * an app for others.
 */
function featuresFor(query: URLSearchParams): IsMeant {
  const key = readText(Object.fromEntries(query), 'serviceKey')
  return (feature) => key === 'WALLET_WEB' || feature !== 'SAFE_APPS'
}

const seenAs = (gateway: GatewayState, id: string, isMeant: IsMeant): ChainInfo => {
  const info = chainInfo(id, gateway.rpcUrl(id))
  return { ...info, features: info.features.filter(isMeant) }
}

function one(gateway: GatewayState, id: string, isMeant: IsMeant): ChainInfo {
  if (!gateway.chainIds.includes(id)) throw notFound()
  return seenAs(gateway, id, isMeant)
}

function pageOf(
  gateway: GatewayState,
  { query, url }: Pick<HandlerInput, 'query' | 'url'>,
  isMeant: IsMeant,
) {
  const window = readWindow(query)
  const ids = gateway.chainIds.slice(window.offset, window.offset + window.limit)
  return {
    count: gateway.chainIds.length,
    ...pageLinks(url, window, gateway.chainIds.length),
    results: ids.map((id) => seenAs(gateway, id, isMeant)),
  }
}
