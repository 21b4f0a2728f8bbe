import { queryOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import type { SafeDetail } from '#domain'
import { type Gateway, routes, type SafeInfo } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { asAddress, toParty, toPartyOrNull, wordOf } from '../mappers.ts'
import { createdKey, safeInfoKey } from './keys.ts'

/** Polling interval of a Safe in milliseconds. Its tags indicate which lists have changed. */
export const safePolling = 15_000

/** How to read a Safe that was created here a moment ago. */
export interface SafeReader {
  read: (signal: AbortSignal) => Promise<SafeInfo>
}

export const safeQuery = (gateway: Gateway, at: SafeRef) =>
  queryOptions({
    queryKey: safeInfoKey(at),
    meta: persisted('safe'),
    queryFn: ({ client, signal }) =>
      client.getQueryData<SafeReader>(createdKey(at))?.read(signal) ??
      gateway.call(routes.safe, { path: { chainId: at.chainId, safeAddress: at.address }, signal }),
    select: toSafeDetail,
    refetchInterval: safePolling,
  })

export const toSafeDetail = (info: SafeInfo): SafeDetail => ({
  at: { chainId: info.chainId, address: asAddress(info.address.value) },
  owners: info.owners.map(toParty),
  threshold: info.threshold,
  nonce: info.nonce,
  version: info.version ?? null,
  versionState: wordOf(['UP_TO_DATE', 'OUTDATED'], info.implementationVersionState, 'UNKNOWN'),
  singleton: toParty(info.implementation),
  modules: info.modules ? info.modules.map(toParty) : null,
  guard: toPartyOrNull(info.guard),
  fallbackHandler: toPartyOrNull(info.fallbackHandler),
  tags: {
    queued: info.txQueuedTag ?? null,
    history: info.txHistoryTag ?? null,
    collectibles: info.collectiblesTag ?? null,
    messages: info.messagesTag ?? null,
  },
})
