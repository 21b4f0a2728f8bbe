export type AppUrl =
  | { kind: 'valid'; url: string; origin: string }
  /** `ownOrigin`: a page of the host in its own frame could control the host. */
  | { kind: 'invalid'; reason: 'notUrl' | 'notWeb' | 'hasUser' | 'ownOrigin' }

/** Whether an app can be opened in a frame of the host. */
export function readAppUrl(text: unknown, hostOrigin: string): AppUrl {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
  if (!url) return { kind: 'invalid', reason: 'notUrl' }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { kind: 'invalid', reason: 'notWeb' }
  // https://wallet.example@evil.test is a page of evil.test.
  if (url.username || url.password) return { kind: 'invalid', reason: 'hasUser' }
  if (url.origin === hostOrigin) return { kind: 'invalid', reason: 'ownOrigin' }
  return { kind: 'valid', url: url.href, origin: url.origin }
}
