import { type Address, type Failure, type Remote, sameAddress } from '#base'
import type { LoginProbe, Session, SessionReport } from '#queries'
import type { LoginNote } from './loginNote.ts'

/** A login at the gateway. */
export interface LoginSession {
  /** null for a login without a wallet. */
  address: Address | null
  email: string | null
  /** The chain that the signed message names; null if it was signed elsewhere. */
  chainId: number | null
  /** When it ends on its own, in milliseconds; null if it began elsewhere. */
  until: number | null
  /** Whether the gateway has a call that ends it. */
  canEnd: boolean
  /** `device`: only this device remembers it, because the gateway can't say. */
  knownBy: 'gateway' | 'device'
}

/**
 * Who is logged in at the gateway. `ended`: this device has a record of a login that wasn't ended
 * here, but it expired, the gateway no longer knows it, or the browser blocks its cookie.
 */
export type LoginState =
  | { status: 'loading' }
  | { status: 'failed'; reason: Failure; retry: () => void }
  | { status: 'signedOut'; ended: 'expired' | 'unknown' | null }
  | { status: 'signedIn'; session: LoginSession }

export interface LoginFacts {
  session: Remote<SessionReport>
  /**
   * For gateways without a session call: whether an address is logged in. undefined without an
   * address.
   */
  probe: { address: Address; result: Remote<LoginProbe> } | undefined
  /** The last login on this device, at this gateway. */
  note: LoginNote | null
  /** Milliseconds. */
  now: number
}

/**
 * Who is logged in, based on the gateway and this device's record. The gateway takes precedence.
 */
export function loginState({ session, probe, note, now }: LoginFacts): LoginState {
  if (session.status !== 'ready') return session
  if (session.value === null) return signedOut(note, now)
  if (session.value !== 'notOffered')
    return { status: 'signedIn', session: reported(session.value, note) }
  if (!probe) return signedOut(note, now)
  const { address, result } = probe
  if (result.status === 'loading' || result.status === 'failed') return result
  if (result.value === 'self')
    return { status: 'signedIn', session: { ...noted(address, note), knownBy: 'gateway' } }
  const isOther = note !== null && !sameAddress(note.address, address)
  const isRemembered =
    note !== null &&
    note.until > now &&
    (result.value === 'unknown' || (result.value === 'other' && isOther))
  return isRemembered
    ? { status: 'signedIn', session: { ...noted(note.address, note), knownBy: 'device' } }
    : signedOut(note, now)
}

const signedOut = (note: LoginNote | null, now: number): LoginState => ({
  status: 'signedOut',
  ended: note ? (note.until <= now ? 'expired' : 'unknown') : null,
})

const noted = (address: Address, note: LoginNote | null) => {
  const own = note && sameAddress(note.address, address) ? note : null
  return {
    address,
    email: null,
    chainId: own?.chainId ?? null,
    until: own?.until ?? null,
    canEnd: false,
  }
}

const reported = ({ signer, email }: Session, note: LoginNote | null): LoginSession => ({
  ...(signer ? noted(signer, note) : { address: null, chainId: null, until: null }),
  email,
  canEnd: true,
  knownBy: 'gateway',
})
