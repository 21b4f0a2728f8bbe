import { queryOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import {
  type ChainClient,
  type ModulesInUse,
  readFormerLimits,
  readLimits,
  type SpendingLimit,
} from '#chain'
import { safeKey } from './keys.ts'

/**
 * A Safe's spending limits, from the chain alone; null: it has no official module for them.
 * `modules` is undefined until the enabled ones are known.
 */
export const limitsQuery = (
  client: ChainClient | undefined,
  at: SafeRef,
  modules: ModulesInUse | undefined,
) =>
  queryOptions({
    queryKey: [...safeKey(at), 'limits', modules] as const,
    enabled: client !== undefined && modules !== undefined,
    staleTime: 0,
    queryFn: () => {
      if (!client || !modules)
        throw new Error("Can't read spending limits without a node and the Safe's modules.")
      return readLimits(client, at.address, modules)
    },
  })

/** The tokens for which an account would have earlier limits; undefined `of`: disabled. */
export const formerLimitsQuery = (
  client: ChainClient | undefined,
  at: SafeRef,
  of: Pick<SpendingLimit, 'module' | 'delegate'> | undefined,
) =>
  queryOptions({
    queryKey: [...safeKey(at), 'limits', 'former', of?.module, of?.delegate] as const,
    enabled: client !== undefined && of !== undefined,
    staleTime: 0,
    queryFn: () => {
      if (!client || !of)
        throw new Error("Can't read spending limits without a node and an account.")
      return readFormerLimits(client, at.address, { module: of.module, delegate: of.delegate })
    },
  })
