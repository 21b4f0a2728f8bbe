import type { CallOptions, Gateway } from './client.ts'
import { GatewayAbortError } from './errors.ts'
import { someOverviews } from './versionedRoutes.ts'
import type { SafeOverview } from './types/safes.ts'

/** The gateway returns at most this many overviews per call and silently drops the rest. */
export const overviewBatchSize = 10

/**
 * `awaitingConfirmation` counts only this many pending transactions: the first page of the queue.
 */
export const awaitingCountLimit = 20

interface Ref {
  chainId: string
  address: string
}

/** The outcome for one Safe: `missing` if the gateway left it out, `failed` if its call failed. */
export type Outcome =
  | { status: 'found'; overview: SafeOverview }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown }

export interface OverviewOptions extends CallOptions {
  query: { currency: string; trusted?: boolean; wallet_address?: string }
}

const keyOf = (chainId: string, address: string) => `${chainId}:${address}`.toLowerCase()

/**
 * Fetches overviews of any number of Safes, ten per call, in parallel. Returns one outcome per
 * Safe, in the given order, matched by chain and case-insensitive address. Invalid addresses are
 * not sent and count as missing. A failed call affects only its own Safes; only an aborted call
 * throws.
 */
export async function fetchOverviews<At extends Ref>(
  gateway: Gateway,
  refs: readonly At[],
  { query, ...options }: OverviewOptions,
): Promise<({ at: At } & Outcome)[]> {
  const askSome = async (some: readonly At[]): Promise<({ at: At } & Outcome)[]> => {
    try {
      const safes = some
        .map(({ chainId, address }) => `${chainId}:${address}`)
        .filter((safe) => /^[1-9]\d*:0x[\da-fA-F]{40}$/.test(safe))
      const answer = safes[0]
        ? await someOverviews(gateway, { query: { ...query, safes }, ...options })
        : []
      const found = new Map(
        answer.map((overview) => [keyOf(overview.chainId, overview.address.value), overview]),
      )
      return some.map((at) => {
        const overview = found.get(keyOf(at.chainId, at.address))
        return overview ? { at, status: 'found', overview } : { at, status: 'missing' }
      })
    } catch (error) {
      if (error instanceof GatewayAbortError) throw error
      return some.map((at) => ({ at, status: 'failed', error }))
    }
  }
  const outcomes = await Promise.all(
    refs.flatMap((_, at) =>
      at % overviewBatchSize ? [] : [askSome(refs.slice(at, at + overviewBatchSize))],
    ),
  )
  return outcomes.flat()
}
