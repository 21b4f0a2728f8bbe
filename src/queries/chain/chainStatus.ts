import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#base'
import { type Gateway, type IndexingStatus, routes } from '#gateway'
import { parseGwei } from 'viem'
import { keepable } from '../cache/queryCacheStorage.ts'
import { safePolling } from '../safe/safe.ts'
import { asAddress } from '../mappers.ts'

/** How far the gateway has read a chain; `synced` false: lists and balances may lag behind it. */
export interface Indexing {
  synced: boolean
  /** Milliseconds of what was read last. */
  at: number
  /** Null where the gateway does not tell. */
  block: number | null
}

/** Looked at again as often as a safe is. */
export const indexingQuery = (gateway: Gateway, chainId: string) =>
  queryOptions({
    queryKey: ['indexing', chainId] as const,
    queryFn: ({ signal }) => gateway.call(routes.indexingStatus, { path: { chainId }, signal }),
    select: ({ synced, lastSync, currentBlockNumber }: IndexingStatus): Indexing => ({ synced, at: lastSync, block: currentBlockNumber ?? null }),
    refetchInterval: safePolling,
  })

/** A version of the safe's contract that the gateway knows. */
export interface MasterCopy {
  address: Address
  version: string
}

export const masterCopiesQuery = (gateway: Gateway, chainId: string) =>
  queryOptions({
    queryKey: ['masterCopies', chainId] as const,
    meta: keepable,
    queryFn: ({ signal }) => gateway.call(routes.masterCopies, { path: { chainId }, signal }),
    select: (copies): MasterCopy[] => copies.map(({ address, version }) => ({ address: asAddress(address), version })),
    staleTime: Infinity,
  })

/** The transaction service behind the gateway. */
export const aboutQuery = (gateway: Gateway, chainId: string) =>
  queryOptions({
    queryKey: ['about', chainId] as const,
    queryFn: ({ signal }) => gateway.call(routes.about, { path: { chainId }, signal }),
    select: ({ name, version, transactionServiceBaseUri }) => ({ name, version, url: transactionServiceBaseUri }),
    staleTime: Infinity,
  })

/** What a unit of gas costs, in wei, for those in no hurry and for those in a hurry. Newer gateways only. */
export const gasPriceQuery = (gateway: Gateway, chainId: string) =>
  queryOptions({
    queryKey: ['gasPrice', chainId] as const,
    queryFn: ({ signal }) => gateway.call(routes.gasPrice, { path: { chainId }, signal }),
    select: ({ result }) => ({
      slow: parseGwei(result.SafeGasPrice),
      usual: parseGwei(result.ProposeGasPrice),
      fast: parseGwei(result.FastGasPrice),
      base: parseGwei(result.suggestBaseFee),
    }),
  })
