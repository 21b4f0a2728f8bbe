import type { MessageItem, routes } from '#gateway'
import { cached, messageEntry } from '../caches.ts'
import type { Handler } from '../handler.ts'
import { messageView } from '../reading/messageView.ts'
import { pageLinks, readWindow } from '../reading/paging.ts'
import { readAddress } from '../reading/values.ts'
import { notFound } from '../httpError.ts'
import type { Message } from '../messages.ts'
import type { ChainState, GatewayState } from '../state.ts'

const day = 24 * 3_600_000

/**
 * Newest first. Each page has its own day labels, with the start of the day in UTC; labels are not
 * counted.
 */
export const messages: Handler<typeof routes.messages> = async (gateway, { path, query, url }) => {
  const address = readAddress(path.safeAddress)
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address)
  const all = state.messages.of(safe.address)
  const window = readWindow(query)
  const results: MessageItem[] = []
  let shown: number | undefined
  for (const one of all.slice(window.offset, window.offset + window.limit)) {
    const timestamp = Math.floor(one.createdAt / day) * day
    if (timestamp !== shown) results.push({ type: 'DATE_LABEL', timestamp })
    shown = timestamp
    results.push({ ...(await messageView(safe, one)), type: 'MESSAGE' })
  }
  return { count: all.length, ...pageLinks(url, window, all.length), results }
}

export const message: Handler<typeof routes.message> = async (gateway, { path }) => {
  const state = await gateway.chain(path.chainId)
  const found = readByHash(gateway, state, path.messageHash)
  return messageView(state.safe(found.safe), found)
}

/** The message with this hash. @throws HttpError if there is none */
export const readByHash = (
  gateway: GatewayState,
  state: ChainState,
  messageHash: string,
): Message =>
  cached(gateway.caches, messageEntry(state.chainId, messageHash), () => {
    const found = state.messages.get(messageHash)
    if (!found) throw notFound()
    return found
  })
