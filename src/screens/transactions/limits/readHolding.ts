import type { QueryClient } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import { limitsQuery } from '#queries'
import { allowanceModules } from '#safe'

/** What an account has of spending limits: none, only used up ones, or something left. */
export type LimitHolding = 'none' | 'usedUp' | 'left'

/** Reads whether an account has spending limits, and something left of one. */
export async function readHolding(
  queries: QueryClient,
  node: ChainClient,
  { at, account, modules }: { at: SafeRef; account: Address; modules: readonly Address[] },
): Promise<LimitHolding> {
  const enabled = allowanceModules.filter((one) =>
    modules.some((module) => sameAddress(module, one)),
  )
  if (enabled.length === 0) return 'none'
  const inUse = { official: allowanceModules, enabled }
  const state = await queries.fetchQuery(limitsQuery(node, at, inUse))
  const own = state?.limits.filter(({ delegate }) => sameAddress(delegate, account)) ?? []
  if (own.length === 0) return 'none'
  return own.some(({ amount, spent }) => amount > spent) ? 'left' : 'usedUp'
}
