/** How much of the quota that renews at `resetsAt` (milliseconds) is used. */
export interface QuotaUsage {
  used: number
  limit: number
  resetsAt: number
}

export interface Quota {
  /** Counts usage of one quota. Returns false and counts nothing if none is left. */
  take(of: string, count?: number): boolean
  usage(of: string): QuotaUsage
}

/**
 * What an app may read from a source per minute: enough to read a whole portfolio from the node
 * without batches.
 */
const defaultQuota = { limit: 600, period: 60_000 }

/** Share one between all hosts of a visit, so that reopening an app doesn't reset it. */
export function createQuota({
  limit = defaultQuota.limit,
  period = defaultQuota.period,
  now = Date.now,
} = {}): Quota {
  const quotas = new Map<string, QuotaUsage>()
  const usage = (of: string): QuotaUsage => {
    const known = quotas.get(of)
    return known && now() < known.resetsAt ? known : { used: 0, limit, resetsAt: now() + period }
  }
  return {
    usage: (of) => ({ ...usage(of) }),
    take(of, count = 1) {
      const { used, resetsAt } = usage(of)
      if (used >= limit) return false
      quotas.set(of, { used: used + count, limit, resetsAt })
      return true
    },
  }
}
