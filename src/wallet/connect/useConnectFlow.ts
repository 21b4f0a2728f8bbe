import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ConnectEvent, ConnectState } from './connectSteps.ts'
import { runConnectFlow } from './runConnectFlow.ts'
import type { ConnectSession } from './session.ts'

/**
 * State and event dispatch of the picker. A new session resets the picker and abandons the previous
 * attempt.
 */
export function useConnectFlow(
  session: ConnectSession,
): [state: ConnectState, send: (event: ConnectEvent) => void] {
  const { get, subscribe, send } = useMemo(() => runConnectFlow(session), [session])
  useEffect(() => () => session.cancel(), [session])
  return [useSyncExternalStore(subscribe, get, get), send]
}
