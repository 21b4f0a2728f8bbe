import { queryOptions } from '@tanstack/react-query'
import { parseGwei } from 'viem'
import type { Address } from '#base'
import { type Gateway, type IndexingStatus, routes } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { asAddress } from '../mappers.ts'
import { safePolling } from '../safe/safe.ts'

/**
 * How far the gateway has indexed a chain. If `synced` is false, lists and balances may lag behind.
 */
export interface Indexing {
  synced: boolean
  /** Time of the last indexed block in milliseconds. */
  at: number
  /** Null if the gateway doesn't report it. */
  block: number | null
}

/** Polled as often as a Safe. */
export const indexingQuery = (gateway: Gateway, chainId: string) =>
  queryOptions({
    queryKey: ['indexing', chainId] as const,
    queryFn: ({ signal }) => gateway.call(routes.indexingStatus, { path: { chainId }, signal }),
    select: ({ synced, lastSync, currentBlockNumber }: IndexingStatus): Indexing => ({
      synced,
      at: lastSync,
      block: currentBlockNumber ?? null,
    }),
    refetchInterval: safePolling,
  })

/** A version of the Safe contract that the gateway knows. */
export interface MasterCopy {
  address: Address
  version: string
}

export const masterCopiesQuery = (gateway: Gateway, chainId: string) =>
  queryOptions({
    queryKey: ['masterCopies', chainId] as const,
    meta: persisted('masterCopies'),
    queryFn: ({ signal }) => gateway.call(routes.masterCopies, { path: { chainId }, signal }),
    select: (copies): MasterCopy[] =>
      copies.map(({ address, version }) => ({ address: asAddress(address), version })),
    staleTime: Infinity,
  })

/** The transaction service behind the gateway. */
export const aboutQuery = (gateway: Gateway, chainId: string) =>
  queryOptions({
    queryKey: ['about', chainId] as const,
    queryFn: ({ signal }) => gateway.call(routes.about, { path: { chainId }, signal }),
    select: ({ name, version, transactionServiceBaseUri }) => ({
      name,
      version,
      url: transactionServiceBaseUri,
    }),
    staleTime: Infinity,
  })

/** Gas prices in wei, by how fast the transaction should be mined. Newer gateways only. */
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
