import { queryOptions } from '@tanstack/react-query'
import type { Hex, SafeRef } from '#base'
import { type Gateway, type MessageItem, type Page, routes, type SafeMessage, type TypedMessage } from '#gateway'
import { byDay, type Day } from '../groupByDay.ts'
import type { Party } from '#domain'
import { keepable } from '../cache/queryCacheStorage.ts'
import { hasMore, pagedQuery } from '../pagedQuery.ts'
import { safeKey } from '../safe/safe.ts'
import { readOrigin, toParty } from '../mappers.ts'

/** A message that the owners of a safe sign, off chain. */
export interface Message {
  /** What owners sign, by the gateway's word. */
  hash: Hex
  /** Milliseconds. */
  at: number
  changedAt: number
  status: 'NEEDS_CONFIRMATION' | 'CONFIRMED'
  content: { kind: 'text'; text: string } | { kind: 'typed'; data: TypedMessage }
  proposer: Party
  required: number
  submitted: number
  confirmations: readonly { signer: Party; signature: Hex }[]
  /** All signatures in the order the contract wants; null until there are enough. */
  prepared: Hex | null
  app: { name: string; url: string | null } | null
}

export interface Messages {
  days: readonly Day<Message>[]
  hasMore: boolean
}

export const messagesKey = (at: SafeRef) => [...safeKey(at), 'messages'] as const

/** Messages of a safe, newest first, page by page, in days of the given IANA time zone. */
export const messagesQuery = (gateway: Gateway, at: SafeRef, timezone: string) =>
  pagedQuery(gateway, routes.messages, {
    queryKey: [...messagesKey(at), 'list'],
    meta: keepable,
    input: { path: { chainId: at.chainId, safeAddress: at.address } },
    select: (pages) => toMessages(pages, timezone),
  })

/** One message by the hash that owners sign. What was proposed a moment ago may not be found yet. */
export const messageQuery = (gateway: Gateway, at: SafeRef, hash: Hex) =>
  queryOptions({
    queryKey: [...messagesKey(at), 'one', hash.toLowerCase()] as const,
    meta: keepable,
    queryFn: ({ signal }) => gateway.call(routes.message, { path: { chainId: at.chainId, messageHash: hash }, signal }),
    select: toMessage,
  })

export function toMessages(pages: readonly Page<MessageItem>[], timezone: string): Messages {
  const rows = pages.flatMap(({ results }) => results).filter((entry) => entry.type === 'MESSAGE')
  const messages = new Map(rows.map((row) => [row.messageHash, toMessage(row)]))
  return { days: byDay([...messages.values()], timezone), hasMore: hasMore(pages) }
}

export function toMessage(wire: SafeMessage): Message {
  const origin = readOrigin(wire.origin)
  // Older gateways name the app beside the message, without its address.
  const name = wire.name || origin?.name
  return {
    hash: wire.messageHash as Hex,
    at: wire.creationTimestamp,
    changedAt: wire.modifiedTimestamp,
    status: wire.status,
    content: typeof wire.message === 'string' ? { kind: 'text', text: wire.message } : { kind: 'typed', data: wire.message },
    proposer: toParty(wire.proposedBy),
    required: wire.confirmationsRequired,
    submitted: wire.confirmationsSubmitted,
    confirmations: wire.confirmations.map(({ owner, signature }) => ({ signer: toParty(owner), signature: signature as Hex })),
    prepared: (wire.preparedSignature ?? null) as Hex | null,
    app: name ? { name, url: origin?.url ?? null } : null,
  }
}
