import type { routes, SafeApp } from '#gateway'
import { listedApps } from '../apps.ts'
import type { Handler } from '../handler.ts'
import { notFound } from '../httpError.ts'

/**
 * Apps restricted to certain products are returned only to those, which identify themselves by
 * their origin.
 */
export const safeApps: Handler<typeof routes.safeApps> = (gateway, { path, query }) => {
  if (!gateway.chainIds.includes(path.chainId)) throw notFound()
  const [client, url] = [query.get('clientUrl'), query.get('url')]
  const isOpen = ({ accessControl: { type, value } }: SafeApp) =>
    type === 'NO_RESTRICTIONS' ||
    (client !== null && value?.includes(client.replace(/\/$/, '')) === true)
  const withoutSlash = (text: string) => text.replace(/\/$/, '')
  return listedApps(gateway.appsUrl).filter(
    (one) =>
      one.chainIds.includes(path.chainId) &&
      isOpen(one) &&
      (url === null || withoutSlash(one.url) === withoutSlash(url)),
  )
}
