import { type Address, type Failure, type Remote, sameAddress } from '#base'
import type { Account } from '#domain'
import type { LoginSession, LoginState } from './login/loginState.ts'

/** The account of the user who is signed in. null: there is none yet. */
type AccountState = Remote<Account | null> | { status: 'notOffered' }

/** The page's subject. */
export type AccountPage =
  | { step: 'loading' }
  | { step: 'failed'; reason: Failure; retry: () => void }
  | { step: 'signedOut'; ended: 'expired' | 'unknown' | null }
  /** Signed in, but not as the connected address. */
  | { step: 'other'; session: LoginSession; connected: Address }
  | { step: 'signedIn'; session: LoginSession; account: AccountState }

export interface AccountFacts {
  login: LoginState
  /** The connected account; undefined without a wallet. */
  connected: Address | undefined
  /** Whether the wallet of the last visit may still connect. */
  isReconnecting: boolean
  account: Remote<Account | null>
  /** Whether the gateway's list of data types is missing, as on those without accounts. */
  hasNoTypes: boolean
}

/**
 * The page's subject, based on the session, the wallet, and the account. Without a wallet, the
 * session's account is still shown.
 */
export function accountPage({
  login,
  connected,
  isReconnecting,
  account,
  hasNoTypes,
}: AccountFacts): AccountPage {
  if (login.status === 'loading' || isReconnecting) return { step: 'loading' }
  if (login.status === 'failed') return { step: 'failed', reason: login.reason, retry: login.retry }
  if (login.status === 'signedOut') return { step: 'signedOut', ended: login.ended }
  const { session } = login
  if (connected && session.address !== null && !sameAddress(session.address, connected))
    return { step: 'other', session, connected }
  // Accounts belong to addresses.
  const isMissing =
    hasNoTypes ||
    session.address === null ||
    (account.status === 'failed' && account.reason.kind === 'notOffered')
  return { step: 'signedIn', session, account: isMissing ? { status: 'notOffered' } : account }
}
