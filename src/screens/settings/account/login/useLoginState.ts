import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { zeroAddress } from '#base'
import { isLoginDeclined, loginProbeQuery, sessionKey, sessionQuery, toRemote } from '#queries'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { loginNotes } from './loginNote.ts'
import { loginState, type LoginState } from './loginState.ts'

/**
 * Who is logged in, as far as the gateway and this device know. `reportDeclined`: see `useLogin`.
 */
export function useLoginState(): {
  state: LoginState
  reportDeclined: (error: unknown) => boolean
} {
  const { gateway } = useEnvironment()
  const queries = useQueryClient()
  const { status, account } = useWallet()
  const last = useSyncExternalStore(loginNotes.subscribe, loginNotes.get, () => null)
  const note = last?.gateway === gateway.baseUrl ? last : null
  const ask = useCallback(() => void queries.invalidateQueries({ queryKey: sessionKey }), [queries])
  const now = useTimeOf(note?.until, ask)
  const session = toRemote(useQuery(sessionQuery(gateway)))
  const address = account ?? note?.address
  const isProbed =
    session.status === 'ready' && session.value === 'notOffered' && status !== 'reconnecting'
  const result = toRemote(
    useQuery({
      ...loginProbeQuery(gateway, address ?? zeroAddress),
      enabled: isProbed && address !== undefined,
    }),
  )
  const state = loginState({ session, probe: address && { address, result }, note, now })
  const isRemembered = state.status === 'signedIn' && state.session.knownBy === 'device'
  const reportDeclined = useCallback(
    (error: unknown) => {
      if (!isLoginDeclined(error)) return false
      const time = Date.now()
      // Nothing else reports that it has ended.
      if (isRemembered)
        loginNotes.update((before) => before && { ...before, until: Math.min(before.until, time) })
      ask()
      return true
    },
    [ask, isRemembered],
  )
  return { state, reportDeclined }
}

/** The longest time that a timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1

/**
 * The current time, updated once `until` is over, even if it changes to an earlier time; then it
 * calls `onOver` as well.
 */
function useTimeOf(until: number | undefined, onOver: () => void): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined || until <= now) return undefined
    const timer = setTimeout(
      () => {
        setNow(Date.now())
        if (until <= Date.now()) onOver()
      },
      Math.min(Math.max(until - Date.now(), 0), longestWait),
    )
    return () => clearTimeout(timer)
  }, [until, now, onOver])
  return now
}
