import { readAppUrl } from '#apps/host'

/** Apps on this machine may be unencrypted: nothing travels. */
const isLocal = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]'

/**
 * The address of an app that a person typed, or why it can't be added.
 * @param known URLs of the apps in the list
 */
export function checkAddress(typed: string, ownOrigin: string, known: readonly string[]) {
  const read = readAppUrl(typed.trim(), ownOrigin)
  if (read.kind === 'invalid') return { kind: 'invalid', reason: read.reason } as const
  const { protocol, hostname } = new URL(read.url)
  if (protocol !== 'https:' && !isLocal(hostname))
    return { kind: 'invalid', reason: 'insecure' } as const
  if (known.includes(read.url)) return { kind: 'invalid', reason: 'known' } as const
  return { kind: 'valid', url: read.url } as const
}
