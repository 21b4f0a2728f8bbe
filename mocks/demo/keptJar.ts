import { readStored, writeStored } from '#base'
import type { CookieJar } from '../gateway/cookie.ts'

const key = 'coffer.demo.login'

/** Keeps the login as a browser keeps a cookie: over a reload, until somebody logs out. */
export const keptJar = (): CookieJar => ({
  get token() {
    return readStored<string | undefined>(key, (value) => (typeof value === 'string' ? value : undefined), undefined)
  },
  set token(token) {
    writeStored(key, token ?? null)
  },
})
