import { useMemo, useState } from 'react'
import { connectStart } from './connectFlow.ts'
import type { ConnectEvent, ConnectState } from './connectSteps.ts'
import { runConnectFlow } from './runConnectFlow.ts'
import type { ConnectSession } from './session.ts'

/** State and event dispatch of the picker. */
export function useConnectFlow(session: ConnectSession): [state: ConnectState, send: (event: ConnectEvent) => void] {
  const [state, setState] = useState(connectStart)
  const send = useMemo(() => runConnectFlow(session, setState), [session])
  return [state, send]
}
