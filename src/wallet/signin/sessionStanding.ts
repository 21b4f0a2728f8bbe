import type { Address } from 'viem'
import type { SigninStatus } from './signinFlow.ts'
import type { WalletSight } from './sessionOwner.ts'

export interface SessionSight extends Pick<WalletSight, 'status' | 'account'> {
  /** The app's session status. */
  session: SigninStatus
}

/** The owner of the session: null if it has none, undefined while that isn't known. */
export type KnownOwner = Address | null | undefined

/**
 * Whose session it is relative to the account: its `own`, that of `another`, or `unknown`; `none`
 * without a session or an account.
 */
export type SessionStanding = 'none' | 'own' | 'another' | 'unknown'

export function sessionStanding(
  { account, session }: SessionSight,
  owner: KnownOwner,
): SessionStanding {
  if (session !== 'authenticated' || account === undefined) return 'none'
  if (owner === undefined) return 'unknown'
  return owner?.toLowerCase() === account.toLowerCase() ? 'own' : 'another'
}

/** What this page remembers of a session from one render to the next. */
export interface SessionMemory extends SessionSight {
  owner: KnownOwner
  /** Whether there was no session when the account connected, so that it began elsewhere since. */
  isNewer: boolean
}

/**
 * Follows the session and the wallet. The account of the last visit owns the session that exists at
 * load, unless the server can report its owner. The caller adds what this page signed in with.
 */
export function followSession(
  before: SessionMemory | undefined,
  now: SessionSight,
  canAsk: boolean,
): SessionMemory {
  const { status, account, session } = now
  const hasEnded = session === 'unauthenticated' && before?.session !== 'unauthenticated'
  const owner = hasEnded ? undefined : before?.owner
  const isRemembered = !canAsk && status !== 'connected' && owner === undefined
  const isSame = before !== undefined && before.account === account
  return {
    ...now,
    owner: isRemembered ? account : owner,
    isNewer: hasEnded || (isSame ? before.isNewer : session === 'unauthenticated'),
  }
}
