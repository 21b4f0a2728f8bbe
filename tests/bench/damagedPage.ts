// Runs in a page: reads damaged answers as the app does, and reports the tasks that were long.
import { createGateway, GatewayError } from '../../src/gateway/index.ts'
import { createResponseValidator } from '../../src/gateway/validate/index.ts'
import {
  balancesQuery,
  createQueryClient,
  historyQuery,
  overviewsQuery,
  ownedSafesQuery,
  queuedQuery,
  safeQuery,
  transactionQuery,
} from '../../src/queries/index.ts'

const at = { chainId: '1', address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
/** One for all responds, as in the app. */
const validate = createResponseValidator()
const owner = '0xfC888BD3C689851E38b641dDb895415EB9f7F7d5'

interface Options {
  select?: (data: unknown) => unknown
  initialPageParam?: unknown
}

export interface Reading {
  read: number
  declined: number
  /** Milliseconds of each task over 50 ms, and the response that caused it. */
  long: { index: number; read: string; bytes: number; ms: number }[]
}

/** Reads each response on its own, and lets the page rest in between. */
export async function readAll(reads: readonly string[], id: string): Promise<Reading> {
  const result: Reading = { read: 0, declined: 0, long: [] }
  let current = { index: -1, read: '', bytes: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) result.long.push({ ...current, ms: duration })
  }).observe({ type: 'longtask' })
  const rest = () => new Promise((done) => setTimeout(done, 5))
  for (const [index, read] of reads.entries()) {
    const gateway = createGateway({
      baseUrl: 'https://gateway.example',
      validate,
      fetch: async () => {
        const response = await fetch(`/answers/${index}`)
        current = { index, read, bytes: Number(response.headers.get('content-length')) }
        return response
      },
    })
    const options = {
      safe: () => safeQuery(gateway, at),
      balances: () => balancesQuery(gateway, at),
      queue: () => queuedQuery(gateway, at),
      history: () => historyQuery(gateway, at, 'UTC'),
      details: () => transactionQuery(gateway, at, id),
      overviews: () => overviewsQuery(gateway, { safes: [at], currency: 'usd', wallet: owner }),
      owned: () => ownedSafesQuery(gateway, owner, ['1', '17000']),
    }[read]!() as unknown as Options
    try {
      const queries = createQueryClient()
      const data = await ('initialPageParam' in options
        ? queries.fetchInfiniteQuery(options as never)
        : queries.fetchQuery(options as never))
      options.select?.(data)
      result.read++
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      result.declined++
    }
    await rest()
  }
  await rest()
  return result
}
