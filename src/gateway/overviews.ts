import type { CallOptions, Gateway } from './client.ts'
import { GatewayAbortError } from './errors.ts'
import { someOverviews } from './succession.ts'
import type { SafeOverview } from './types/safes.ts'

/** The gateway answers at most this many overviews a call and drops the rest without a word. */
export const overviewsAtOnce = 10

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
export async function askOverviews<At extends Ref>(gateway: Gateway, refs: readonly At[], { query, ...options }: OverviewOptions): Promise<({ at: At } & Outcome)[]> {
  const outcomes = new Map<string, Outcome>()
  const wanted = new Map(refs.map(({ chainId, address }) => [keyOf(chainId, address), `${chainId}:${address}`]))
  const open = [...wanted].filter(([key]) => /^[1-9]\d*:0x[\da-f]{40}$/.test(key))
  const parts = open.flatMap((_, at) => (at % overviewsAtOnce ? [] : [open.slice(at, at + overviewsAtOnce)]))
  await Promise.all(
    parts.map(async (part) => {
      try {
        const safes = part.map(([, safe]) => safe)
        for (const overview of await someOverviews(gateway, { query: { ...query, safes }, ...options }))
          outcomes.set(keyOf(overview.chainId, overview.address.value), { status: 'found', overview })
      } catch (error) {
        if (error instanceof GatewayAbortError) throw error
        for (const [key] of part) outcomes.set(key, { status: 'failed', error })
      }
    }),
  )
  return refs.map((at) => ({ at, ...(outcomes.get(keyOf(at.chainId, at.address)) ?? { status: 'missing' }) }))
}
