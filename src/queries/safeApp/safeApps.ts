import { queryOptions } from '@tanstack/react-query'
import { visibleText } from '#base'
import { type Gateway, routes, type SafeApp as Wire } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { toName } from '../mappers.ts'

/** An app that runs inside this one, in a frame. */
export interface SafeApp {
  id: number
  url: string
  name: string
  description: string
  icon: string | null
  chainIds: readonly string[]
  provider: { name: string; url: string } | null
  /** Where it may be embedded: everywhere, or only at these origins. */
  openTo: 'everybody' | 'unknown' | readonly string[]
  tags: readonly string[]
  /** Whether it can send several transactions as a batch. */
  batches: boolean
  website: string | null
  socials: readonly { platform: Wire['socialProfiles'][number]['platform']; url: string }[]
  featured: boolean
}

/** Apps of a chain that may be embedded at `origin`; the gateway leaves out the others. */
export const safeAppsQuery = (
  gateway: Gateway,
  chainId: string,
  { origin, url }: { origin: string; url?: string },
) =>
  queryOptions({
    queryKey: ['safeApps', chainId, origin, url] as const,
    meta: persisted('safeApps'),
    queryFn: ({ signal }) =>
      gateway.call(routes.safeApps, {
        path: { chainId },
        query: { clientUrl: origin, ...(url === undefined ? {} : { url }) },
        signal,
      }),
    select: (apps) => apps.map(toSafeApp),
    staleTime: 10 * 60_000,
  })

const toSafeApp = (app: Wire): SafeApp => ({
  id: app.id,
  url: app.url,
  name: toName(app.name),
  description: visibleText(app.description),
  icon: app.iconUrl || null,
  chainIds: app.chainIds,
  provider: app.provider ? { ...app.provider, name: toName(app.provider.name) } : null,
  openTo:
    app.accessControl.type === 'NO_RESTRICTIONS'
      ? 'everybody'
      : app.accessControl.type === 'DOMAIN_ALLOWLIST'
        ? (app.accessControl.value ?? [])
        : 'unknown',
  tags: app.tags.map(toName),
  batches: app.features.includes('BATCHED_TRANSACTIONS'),
  website: app.developerWebsite || null,
  socials: app.socialProfiles,
  featured: app.featured === true,
})
