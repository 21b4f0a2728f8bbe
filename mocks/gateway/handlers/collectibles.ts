import type { routes } from '#gateway'
import type { Handler, HandlerInput } from '../handler.ts'
import { collectible, collectiblesOf } from '../reading/collectibles.ts'
import { pageLinks, readWindow } from '../reading/paging.ts'
import { readAddress, readFlag } from '../reading/values.ts'
import type { GatewayState } from '../state.ts'

export const collectibles: Handler<typeof routes.collectibles> = async (gateway, input) => {
  const window = readWindow(input.query)
  const { state, pieces } = await asked(gateway, input)
  const page = pieces.slice(window.offset, window.offset + window.limit)
  return {
    count: pieces.length,
    ...pageLinks(input.url, window, pieces.length),
    results: await Promise.all(page.map((piece) => collectible(state, piece))),
  }
}

/** All at once, without pagination. */
export const collectiblesV1: Handler<typeof routes.collectiblesV1> = async (gateway, input) => {
  const { state, pieces } = await asked(gateway, input)
  return Promise.all(pieces.map((piece) => collectible(state, piece)))
}

async function asked(
  gateway: GatewayState,
  { path, query }: HandlerInput<typeof routes.collectiblesV1>,
) {
  const address = readAddress(path.safeAddress)
  const filter = {
    trusted: readFlag(query, 'trusted', false),
    excludeSpam: readFlag(query, 'exclude_spam', true),
  }
  const state = await gateway.chain(path.chainId)
  return { state, pieces: collectiblesOf(state, state.safe(address).address, filter) }
}
