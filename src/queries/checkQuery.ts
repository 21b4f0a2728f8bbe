import { queryOptions } from '@tanstack/react-query'
import type { ChainClient } from '#chain'
import { digest } from './digest.ts'

/**
 * The nodes that a check reads the chain from; undefined: there are none. `nodes`: those that have
 * to agree; without them, `client` alone.
 */
export type CheckNode =
  | { client: ChainClient; nodes?: readonly ChainClient[]; isIndependent: boolean }
  | undefined

/**
 * A check, stored under the digest of its whole input and the node. `check` receives nothing else,
 * so it can't depend on anything else, and its result is never reused for a different text,
 * signature or setting.
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

/** One node's data is never shown for another, nor for the same one if the gateway chose it. */
export const checkKey = (key: readonly unknown[], node: CheckNode, input: unknown) =>
  [
    ...key,
    digest([
      (node?.nodes ?? [node?.client]).map((client) => client?.transport.url),
      node?.isIndependent,
      input,
    ]),
  ] as const
