/** How much an app has used of what it may use until `resetsAt`, in milliseconds. */
export interface QuotaUsage {
  used: number
  limit: number
  resetsAt: number
}

export interface Quota {
  /** Counts what is used. False, and nothing is counted, if nothing is left. */
  take(origin: string, count?: number): boolean
  usage(origin: string): QuotaUsage
}

/**
 * Reads of the network per app and minute: enough for an app that reads a whole portfolio from the
 * node without batches.
 */
const defaultQuota = { limit: 600, period: 60_000 }

/** Keep one for all hosts of a visit, so that opening an app again does not renew it. */
export function createQuota({
  limit = defaultQuota.limit,
  period = defaultQuota.period,
  now = Date.now,
} = {}): Quota {
  const apps = new Map<string, QuotaUsage>()
  const usage = (origin: string): QuotaUsage => {
    const known = apps.get(origin)
    return known && now() < known.resetsAt ? known : { used: 0, limit, resetsAt: now() + period }
  }
  return {
    usage: (origin) => ({ ...usage(origin) }),
    take(origin, count = 1) {
      const { used, resetsAt } = usage(origin)
      if (used >= limit) return false
      apps.set(origin, { used: used + count, limit, resetsAt })
      return true
    },
  }
}
