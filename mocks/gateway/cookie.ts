const name = 'access_token'

/** Holds the login cookie where no browser does: a page cannot see a cookie of another host, nor can MSW set one. */
export interface CookieJar {
  token: string | undefined
}

/** The token that a request carries: by its header, or by the jar when it was made with credentials. */
export function tokenOf(request: Request, jar: CookieJar): string | undefined {
  const sent = request.headers.get('cookie')?.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return sent ? sent.slice(name.length + 1) : request.credentials === 'include' ? jar.token : undefined
}

/** The header that gives a browser the token for so many seconds; none for an empty one, which takes it away. */
export const setCookie = (token: string, maxAge: number): Record<string, string> => ({
  'set-cookie': `${name}=${token}; Max-Age=${maxAge}; Path=/; HttpOnly; Secure; SameSite=None`,
})

/** Does what a browser does with an answer. */
export function keepCookie(header: string | undefined, jar: CookieJar): void {
  const value = header && new RegExp(`^${name}=([^;]*)`).exec(header)?.[1]
  if (value !== undefined) jar.token = value || undefined
}
