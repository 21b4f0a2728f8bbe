import type { QueryClient } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import { limitsQuery } from '#queries'
import { allowanceModules } from '#safe'

/** Reads whether an account has something left of a spending limit. */
export async function readHasLimit(
  queries: QueryClient,
  node: ChainClient,
  { at, account, enabled }: { at: SafeRef; account: Address; enabled: readonly Address[] },
): Promise<boolean> {
  const inUse = { official: allowanceModules, enabled }
  const state = await queries.fetchQuery(limitsQuery(node, at, inUse))
  return (
    state?.limits.some(
      ({ delegate, amount, spent }) => sameAddress(delegate, account) && amount > spent,
    ) ?? false
  )
}
