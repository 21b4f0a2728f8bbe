import { readHost } from './readHost.ts'

/**
 * The URL of an app as browsers compare it, with other scripts as ASCII, and as it reads. Many apps
 * can share a host, so its path is shown, too.
 */
export function AppAddress({ url }: { url: string }) {
  const { origin, hostname, pathname } = new URL(url)
  const read = readHost(hostname)
  return (
    <bdi dir="ltr">
      {pathname === '/' ? origin : `${origin}${pathname}`}
      {read !== hostname && ` (${read})`}
    </bdi>
  )
}
