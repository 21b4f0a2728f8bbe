import { queryOptions } from '@tanstack/react-query'
import { type Hex, type SafeRef, visibleName } from '#base'
import type { Message, Messages } from '#domain'
import {
  type Gateway,
  GatewayHttpError,
  InvalidResponseError,
  type MessageItem,
  type Page,
  routes,
  type SafeMessage,
} from '#gateway'
import { readContent, readOrigin } from '#safe/message'
import { persisted } from '../cache/persisted.ts'
import { groupByDay } from '../groupByDay.ts'
import { asHex, asHexOrNull, toParty } from '../mappers.ts'
import { oncePer } from '../oncePer.ts'
import { hasMore, pagedQuery, unreadableIn } from '../pagedQuery.ts'
import { messagesKey } from '../safe/keys.ts'

/** Messages of a Safe, newest first, paginated, grouped by day in an IANA time zone. */
export const messagesQuery = (gateway: Gateway, at: SafeRef, timezone: string) =>
  pagedQuery(gateway, routes.messages, {
    queryKey: [...messagesKey(at), 'list'],
    meta: persisted('messages'),
    input: { path: { chainId: at.chainId, safeAddress: at.address } },
    select: (pages) => messagesOf(pages, timezone),
  })

/**
 * One message by the hash that owners sign; null if the gateway has none. New messages are read
 * from the Safe's list: gateways cache for half a minute that a hash has no message, so requesting
 * one that isn't proposed yet would hide it from everyone.
 */
export async function fetchMessage(
  gateway: Gateway,
  at: SafeRef,
  hash: Hex,
  signal?: AbortSignal,
): Promise<SafeMessage | null> {
  const { chainId, address: safeAddress } = at
  const options = signal && { signal }
  const list = await gateway
    .call(routes.messages, { path: { chainId, safeAddress }, ...options })
    .catch(() => undefined)
  const listed = list?.results.find(
    (row) => row.type === 'MESSAGE' && row.messageHash.toLowerCase() === hash.toLowerCase(),
  )
  if (listed?.type === 'MESSAGE') return listed
  if (list && !list.next && !list.unreadable?.length) return null
  return gateway
    .call(routes.message, { path: { chainId, messageHash: hash }, ...options })
    .catch((error: unknown) => {
      if (error instanceof GatewayHttpError && error.status === 404) return null
      throw error
    })
}

/** Polling interval, in milliseconds, of a message that others may have proposed or signed. */
export const messagePolling = 5_000

/** Same, as a query. */
export const messageQuery = (gateway: Gateway, at: SafeRef, hash: Hex) =>
  queryOptions({
    queryKey: [...messagesKey(at), 'one', hash.toLowerCase()] as const,
    meta: persisted('message'),
    queryFn: ({ signal }) => fetchMessage(gateway, at, hash, signal),
    select: toMessageOrNull,
  })

const toMessageOrNull = (wire: SafeMessage | null) => wire && toMessage(wire)

const messagesOf = /*@__PURE__*/ oncePer(toMessages)

export function toMessages(pages: readonly Page<MessageItem>[], timezone: string): Messages {
  const rows = pages.flatMap(({ results }) => results).filter((entry) => entry.type === 'MESSAGE')
  const read = rows.map(readMessage).filter((one) => one !== undefined)
  const messages = new Map(read.map((one) => [one.hash, one]))
  return {
    days: groupByDay([...messages.values()], timezone),
    hasMore: hasMore(pages),
    unreadable: unreadableIn(pages) + rows.length - read.length,
  }
}

/** @throws InvalidResponseError for a message without a hash: it can't be identified */
export function toMessage(wire: SafeMessage): Message {
  const read = readMessage(wire)
  if (read) return read
  throw new InvalidResponseError(
    'Invalid gateway response: message should be text or data with a hash.',
    routes.message.path,
    { field: ['message'] },
  )
}

function readMessage(wire: SafeMessage): Message | undefined {
  const content = readContent(wire.message)
  if (!content) return undefined
  const origin = readOrigin(wire.origin)
  // Older gateways name the app in a field of the message, without its URL.
  const name = visibleName(wire.name) ?? visibleName(origin?.name)
  return {
    hash: asHex(wire.messageHash),
    at: wire.creationTimestamp,
    changedAt: wire.modifiedTimestamp,
    content,
    proposer: toParty(wire.proposedBy),
    required: wire.confirmationsRequired,
    confirmations: wire.confirmations.map(({ owner, signature }) => ({
      signer: toParty(owner),
      signature: asHex(signature),
    })),
    prepared: asHexOrNull(wire.preparedSignature),
    app: name ? { name, url: origin?.url ?? null } : null,
  }
}
