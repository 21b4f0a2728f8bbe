import type { Address } from 'viem'
import { digitsFor } from './chance.ts'

/** Validity of a nonce in milliseconds. */
const nonceLife = 300_000
/** Maximum duration of a session in milliseconds. */
export const sessionLife = 86_400_000

/** An authenticated session. */
export interface Session {
  address: Address
  chainId: string
  /** Milliseconds. */
  until: number
}

/** Nonces, sessions, and user IDs. */
export function createLogins() {
  const nonces = new Map<string, number>()
  const sessions = new Map<string, Session>()
  const users = new Map<Address, string>()
  let given = 0
  return {
    /** 96 hex digits, for single use. */
    nonce(at: number): string {
      for (const [nonce, since] of nonces) if (at - since >= nonceLife) nonces.delete(nonce)
      given += 1
      const nonce = digitsFor('nonce', given, at) + digitsFor('more', given, at).slice(0, 32)
      nonces.set(nonce, at)
      return nonce
    },
    /** Uses up a nonce; false if it is unknown, used, or expired. */
    use(nonce: string, at: number): boolean {
      const since = nonces.get(nonce)
      nonces.delete(nonce)
      return since !== undefined && at - since < nonceLife
    },
    begin(token: string, session: Session): void {
      sessions.set(token, session)
      if (!users.has(session.address)) users.set(session.address, String(users.size + 1))
    },
    end: (token: string): boolean => sessions.delete(token),
    /** The session of a token, unless it has ended. */
    of(token: string | undefined, at: number): Session | undefined {
      const session = token ? sessions.get(token) : undefined
      return session && at < session.until ? session : undefined
    },
    userId: (address: Address): string | undefined => users.get(address),
  }
}
export type Logins = ReturnType<typeof createLogins>
