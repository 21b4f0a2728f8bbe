import type { CallOptions, Gateway } from './client.ts'
import { GatewayAbortError } from './errors.ts'
import { someOverviews } from './versionedRoutes.ts'
import type { SafeOverview } from './types/safes.ts'

/** The gateway answers at most this many overviews a call and drops the rest without a word. */
export const overviewBatchSize = 10

interface Ref {
  chainId: string
  address: string
}

/** What became of one safe: `missing` when the gateway left it out, `failed` when the call for it did not succeed. */
export type Outcome = { status: 'found'; overview: SafeOverview } | { status: 'missing' } | { status: 'failed'; error: unknown }

export interface OverviewOptions extends CallOptions {
  query: { currency: string; trusted?: boolean; wallet_address?: string }
}

const keyOf = (chainId: string, address: string) => `${chainId}:${address}`.toLowerCase()

/**
 * Overviews of any number of safes, ten a call and all calls at once; one outcome for each safe, in the order asked. Matched by chain
 * and address in any letter case. What is no safe's address is not sent, and is missing. A call that fails takes only its own safes
 * along; only a call that is given up is thrown.
 */
export async function fetchOverviews<At extends Ref>(
  gateway: Gateway,
  refs: readonly At[],
  { query, ...options }: OverviewOptions,
): Promise<({ at: At } & Outcome)[]> {
  const askSome = async (some: readonly At[]): Promise<({ at: At } & Outcome)[]> => {
    try {
      const safes = some.map(({ chainId, address }) => `${chainId}:${address}`).filter((safe) => /^[1-9]\d*:0x[\da-fA-F]{40}$/.test(safe))
      const answer = safes[0] ? await someOverviews(gateway, { query: { ...query, safes }, ...options }) : []
      const found = new Map(answer.map((overview) => [keyOf(overview.chainId, overview.address.value), overview]))
      return some.map((at) => {
        const overview = found.get(keyOf(at.chainId, at.address))
        return overview ? { at, status: 'found', overview } : { at, status: 'missing' }
      })
    } catch (error) {
      if (error instanceof GatewayAbortError) throw error
      return some.map((at) => ({ at, status: 'failed', error }))
    }
  }
  const outcomes = await Promise.all(refs.flatMap((_, at) => (at % overviewBatchSize ? [] : [askSome(refs.slice(at, at + overviewBatchSize))])))
  return outcomes.flat()
}
