import { readUrl } from '#base'
export type AppUrl =
  | { kind: 'valid'; url: string; origin: string }
  /**
   * `insecure`: without encryption, anyone on the network can replace the app, and the host page's
   * policy blocks it. `ownOrigin`: a page of the host could control the host.
   */
  | { kind: 'invalid'; reason: 'notUrl' | 'notWeb' | 'insecure' | 'hasUser' | 'ownOrigin' }

/** Apps on this machine may be unencrypted, as in the host's policy: nothing crosses a network. */
const isLocal = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

/** Whether an app can be opened in a frame of the host. */
export function readAppUrl(text: unknown, hostOrigin: string): AppUrl {
  const url = typeof text === 'string' ? readUrl(text) : undefined
  if (!url) return { kind: 'invalid', reason: 'notUrl' }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { kind: 'invalid', reason: 'notWeb' }
  if (url.protocol === 'http:' && !isLocal(url.hostname))
    return { kind: 'invalid', reason: 'insecure' }
  // https://wallet.example@evil.test is a page of evil.test.
  if (url.username || url.password) return { kind: 'invalid', reason: 'hasUser' }
  if (url.origin === hostOrigin) return { kind: 'invalid', reason: 'ownOrigin' }
  return { kind: 'valid', url: url.href, origin: url.origin }
}
