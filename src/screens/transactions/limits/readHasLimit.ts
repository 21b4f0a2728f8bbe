import type { QueryClient } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import { limitsQuery } from '#queries'
import { allowanceModules } from '#safe'

/** Reads whether an account has something left of a spending limit. */
export async function readHasLimit(
  queries: QueryClient,
  node: ChainClient,
  { at, account, modules }: { at: SafeRef; account: Address; modules: readonly Address[] },
): Promise<boolean> {
  const enabled = allowanceModules.filter((one) =>
    modules.some((module) => sameAddress(module, one)),
  )
  if (enabled.length === 0) return false
  const inUse = { official: allowanceModules, enabled }
  const state = await queries.fetchQuery(limitsQuery(node, at, inUse))
  return (
    state?.limits.some(
      ({ delegate, amount, spent }) => sameAddress(delegate, account) && amount > spent,
    ) ?? false
  )
}
