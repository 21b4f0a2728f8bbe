const name = 'access_token'

/**
 * Stores the login cookie without a browser: a page cannot read another host's cookie, nor can MSW
 * set one.
 */
export interface CookieJar {
  token: string | undefined
}

/** The token of a request: from its header, or from the jar if it was sent with credentials. */
export function tokenOf(request: Request, jar: CookieJar): string | undefined {
  const sent = request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
  return sent
    ? sent.slice(name.length + 1)
    : request.credentials === 'include'
      ? jar.token
      : undefined
}

/** The header that sets the token with an expiry in milliseconds. */
export const setCookie = (token: string, until: number, now: number): Record<string, string> =>
  cookie(`${name}=${token}; Max-Age=${Math.floor((until - now) / 1000)}`, until)

/** The header that deletes the token. */
export const clearCookie = (): Record<string, string> => cookie(`${name}=`, 0)

// Browsers treat localhost as a secure context, so `Secure` works over plain HTTP.
const cookie = (value: string, expires: number) => ({
  'set-cookie':
    `${value}; Path=/; Expires=${new Date(expires).toUTCString()}; HttpOnly; Secure; ` +
    'SameSite=None',
})

/** Applies a response's cookies like a browser. */
export function keepCookie(header: string | undefined, jar: CookieJar): void {
  const value = header && new RegExp(`^${name}=([^;]*)`).exec(header)?.[1]
  if (value !== undefined) jar.token = value || undefined
}
