import { type HostMethod, readParams } from '#apps/protocol'
import { createQuota, type Quota, type QuotaUsage } from './createQuota.ts'
import type { ReadMethod } from './handlers.ts'

/**
 * How much of an app's parameters is read per second, in values: more than any app sends, and
 * little enough that a flood of messages doesn't slow the host down. The largest valid message
 * fits.
 */
const readingQuota = { limit: 60_000, period: 1_000 }
/** Reserved for messages smaller than this, so that long ones don't block them. */
const keptForShort = { total: 20_000, each: 100 }

/** Reads request parameters until the origin's quota is used up. */
export function createParamsReader(now: () => number) {
  const reading = createQuota({ ...readingQuota, now })
  return (origin: string, method: HostMethod, params: unknown) => {
    const { used, limit } = reading.usage(origin)
    const left = Math.max(limit - keptForShort.total - used, keptForShort.each)
    const allowance = { left: Math.min(left, limit - used) }
    const start = allowance.left
    const read = readParams(method, params, allowance)
    reading.take(origin, start - allowance.left)
    return read
  }
}

const sources = ['node', 'gateway'] as const
type Source = (typeof sources)[number]

/**
 * The source of an app's reads, each with its own quota. Gateway reads cost more: the gateway
 * rate-limits the browser, and the wallet's own pages need it too.
 */
const readFrom: Record<ReadMethod, { source: Source; cost: number } | undefined> = {
  rpcCall: { source: 'node', cost: 1 },
  getTxBySafeTxHash: { source: 'gateway', cost: 5 },
  getSafeBalances: { source: 'gateway', cost: 5 },
  getOffChainSignature: { source: 'gateway', cost: 5 },
  requestAddressBook: undefined,
}

/**
 * The network reads that apps have left.
 * @param appOf the app of an origin: apps on one origin don't use each other's reads
 */
export function createNetworkQuota(quota: Quota, appOf: (origin: string) => string) {
  const keyOf = (origin: string, source: Source) => `${source} ${appOf(origin)}`
  return {
    isRead: (method: ReadMethod) => readFrom[method] !== undefined,
    /** Takes one read; returns false if none was left. */
    take(origin: string, method: ReadMethod): boolean {
      const read = readFrom[method]
      return !read || quota.take(keyOf(origin, read.source), read.cost)
    },
    /** The most used quota; of several exhausted ones, the one that resets last. */
    usage: (origin: string): QuotaUsage =>
      sources
        .map((source) => quota.usage(keyOf(origin, source)))
        .reduce((one, other) =>
          other.used > one.used || (other.used === one.used && other.resetsAt > one.resetsAt)
            ? other
            : one,
        ),
  }
}
