const name = 'access_token'

/** Holds the login cookie where no browser does: a page cannot see a cookie of another host, nor can MSW set one. */
export interface CookieJar {
  token: string | undefined
}

/** The token that a request carries: by its header, or by the jar when it was made with credentials. */
export function tokenOf(request: Request, jar: CookieJar): string | undefined {
  const sent = request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
  return sent ? sent.slice(name.length + 1) : request.credentials === 'include' ? jar.token : undefined
}

/** The header that gives a browser the token until that time, in milliseconds. */
export const setCookie = (token: string, until: number, now: number): Record<string, string> =>
  cookie(`${name}=${token}; Max-Age=${Math.floor((until - now) / 1000)}`, until)

/** The header that takes the token away again. */
export const clearCookie = (): Record<string, string> => cookie(`${name}=`, 0)

// Browsers count this machine as a safe place, so that `Secure` holds on plain HTTP there.
const cookie = (value: string, expires: number) => ({
  'set-cookie': `${value}; Path=/; Expires=${new Date(expires).toUTCString()}; HttpOnly; Secure; SameSite=None`,
})

/** Does what a browser does with an answer. */
export function keepCookie(header: string | undefined, jar: CookieJar): void {
  const value = header && new RegExp(`^${name}=([^;]*)`).exec(header)?.[1]
  if (value !== undefined) jar.token = value || undefined
}
