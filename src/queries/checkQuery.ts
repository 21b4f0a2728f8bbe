import { queryOptions } from '@tanstack/react-query'
import type { ChainClient } from '#chain'
import { digest } from './digest.ts'

/** What a check reads the chain from; undefined: there is no node. */
export type CheckNode = { client: ChainClient; isIndependent: boolean } | undefined

/**
 * A check, stored under the digest of everything that it is made from: its whole input, and the
 * node that answers. `check` gets nothing else, so it must not use anything else, and its result
 * never stands for another text, signature or setting than the one that was checked.
 */
export const checkQuery = <Input, Result>(
  key: readonly unknown[],
  node: CheckNode,
  input: Input,
  check: (node: CheckNode, input: Input) => Promise<Result>,
) =>
  queryOptions({
    queryKey: checkKey(key, node, input),
    gcTime: 0,
    networkMode: 'always',
    queryFn: () => check(node, input),
  })

/** What one node said is not shown for another, nor for the same one if the gateway chose it. */
export const checkKey = (key: readonly unknown[], node: CheckNode, input: unknown) =>
  [...key, digest([node?.client.transport.url, node?.isIndependent, input])] as const
