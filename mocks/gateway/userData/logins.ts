import type { Address } from 'viem'
import { digitsFor } from './chance.ts'

/** A nonce is good for so many milliseconds. */
const nonceLife = 300_000
/** A session ends after so many milliseconds at the latest. */
export const sessionLife = 86_400_000

/** Somebody who has proved who they are. */
export interface Session {
  address: Address
  chainId: string
  /** Milliseconds. */
  until: number
}

/** Nonces, sessions, and the numbers that people have here. */
export function createLogins() {
  const nonces = new Map<string, number>()
  const sessions = new Map<string, Session>()
  const users = new Map<Address, string>()
  let given = 0
  return {
    /** 96 hex digits, good once. */
    nonce(at: number): string {
      for (const [nonce, since] of nonces) if (at - since >= nonceLife) nonces.delete(nonce)
      given += 1
      const nonce = digitsFor('nonce', given, at) + digitsFor('more', given, at).slice(0, 32)
      nonces.set(nonce, at)
      return nonce
    },
    /** Uses a nonce up; false when it was never given, used before, or is too old. */
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
