import { readStored, writeStored } from '#base'
import type { CookieJar } from '../gateway/cookie.ts'

const key = 'coffer.demo.login'

/** Keeps the login like a browser cookie: across reloads, until logout. */
export const keptJar = (): CookieJar => ({
  get token() {
    return readStored<string | undefined>(
      key,
      (value) => (typeof value === 'string' ? value : undefined),
      undefined,
    )
  },
  set token(token) {
    writeStored(key, token ?? null)
  },
})
