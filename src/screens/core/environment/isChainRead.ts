import type { QueryKey } from '@tanstack/react-query'

/** Words in the keys of the queries that read a node; `wallet`: the kit's names and balances. */
const words: ReadonlySet<unknown> = new Set([
  'batchLibrary',
  'chainNonce',
  'chainVersion',
  'changes',
  'creationPlan',
  'creationSimulation',
  'delayModules',
  'draftSimulation',
  'executor',
  'fees',
  'isContract',
  'limits',
  'messageCheck',
  'messageLibrary',
  'name',
  'nativeBalance',
  'nodeHealth',
  'ownerSafes',
  'queuedCall',
  'resolvedName',
  'review',
  'safeTxGas',
  'simulation',
  'snapshot',
  'spendSimulation',
  'tokens',
  'verified',
  'wallet',
])

/** Whether a query's data comes from a network's node, or depends on such data. */
export const isChainRead = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  queryKey.some((part) => words.has(part))
