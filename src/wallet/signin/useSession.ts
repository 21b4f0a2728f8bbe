import { useCallback, useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useWallet } from '../useWallet.ts'
import { followSession, type SessionMemory, sessionStanding } from './sessionStanding.ts'
import { SigninError } from './SigninError.ts'
import type { SigninAdapter } from './signinAdapter.ts'
import type { SigninStatus } from './signinFlow.ts'

interface SessionInput {
  adapter: Pick<SigninAdapter, 'getAccount' | 'signOut'>
  /** As the app reports it. */
  status: SigninStatus
  /** Whether a session belongs to one account. */
  isBound: boolean
  onError: ((error: SigninError) => void) | undefined
}

export interface Session {
  /** `authenticated` only for the account's own session. */
  status: SigninStatus
  /** Ends the session on the server: it is over for this page, whatever the server responds. */
  end: () => void
  /** The server has just accepted the signature of this account. */
  prove: (account: Address) => void
}

/**
 * The session of the account. Somebody else's, such as one left by a cookie, is never shown as the
 * account's own. Its owner is known from this page's own sign-in, from the adapter, if it can
 * report it, or else from the last visit's account. An unknown session that existed when the wallet
 * connected is ended if the adapter can't report its owner; one that began elsewhere since then
 * isn't.
 */
export function useSession({ adapter, status: session, isBound, onError }: SessionInput): Session {
  const { status, account } = useWallet()
  const canAsk = adapter.getAccount !== undefined
  const [memory, setMemory] = useState<SessionMemory>()
  const [settled, setSettled] = useState<Address | 'noAccount'>()
  const isSeen =
    memory?.session === session && memory.status === status && memory.account === account
  const current = isSeen ? memory : followSession(memory, { status, account, session }, canAsk)
  if (!isSeen) {
    setMemory(current)
    if (session === 'unauthenticated') setSettled(undefined)
  }
  const standing = isBound ? sessionStanding(current, current.owner) : 'none'
  const setOwner = useCallback(
    (owner: Address | null) => setMemory((before) => before && { ...before, owner }),
    [],
  )
  const newest = useRef({ adapter, onError, account })
  useEffect(() => {
    newest.current = { adapter, onError, account }
  })
  const report = useCallback((message: string, cause: unknown) => {
    newest.current.onError?.(new SigninError('elsewhere', message, { cause }))
  }, [])
  const end = useCallback(() => {
    const { adapter: own, account: of = 'noAccount' } = newest.current
    void attempt(async () => {
      setOwner(null)
      await own.signOut()
    })
      .catch((cause: unknown) => report("Couldn't end the session.", cause))
      .then(() => setSettled(of))
  }, [report, setOwner])
  const isUnknown = standing === 'unknown' && status === 'connected'
  const { isNewer } = current
  useEffect(() => {
    if (!isUnknown) return undefined
    const { adapter: own } = newest.current
    if (!own.getAccount) return isNewer ? undefined : end()
    const asked = new AbortController()
    attempt(async () => own.getAccount?.({ signal: asked.signal })).then(
      (found = null) => {
        if (asked.signal.aborted) return
        setOwner(found)
        if (found?.toLowerCase() !== account?.toLowerCase()) end()
      },
      (cause: unknown) => {
        if (asked.signal.aborted) return
        report("Couldn't read whose session it is.", cause)
        // It may be the account's own: it isn't ended, and isn't shown either.
        setSettled(account)
      },
    )
    return () => asked.abort()
  }, [isUnknown, isNewer, account, end, report, setOwner])
  return { status: shownStatus(), end, prove: setOwner }

  function shownStatus(): SigninStatus {
    if (standing === 'none' || standing === 'own') return session
    const isOver = settled === 'noAccount' || (settled !== undefined && settled === account)
    return isOver || (isUnknown && isNewer && !canAsk) ? 'unauthenticated' : 'loading'
  }
}

/** Errors that are thrown synchronously are rejections, too. */
const attempt = async <T>(run: () => Promise<T>): Promise<T> => run()
