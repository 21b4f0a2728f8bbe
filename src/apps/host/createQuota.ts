/** How much is used of what may be used until `resetsAt`, in milliseconds. */
export interface QuotaUsage {
  used: number
  limit: number
  resetsAt: number
}

export interface Quota {
  /** Counts what is used of one quota. False, and nothing is counted, if nothing is left. */
  take(of: string, count?: number): boolean
  usage(of: string): QuotaUsage
}

/**
 * What an app may read of a source in a minute: enough for one that reads a whole portfolio from
 * the node without batches.
 */
const defaultQuota = { limit: 600, period: 60_000 }

/** Keep one for all hosts of a visit, so that opening an app again does not renew it. */
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
