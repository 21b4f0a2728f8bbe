import { connectFlow, connectStart } from './connectFlow.ts'
import type { ConnectEvent, ConnectState } from './connectSteps.ts'
import type { ConnectSession } from './session.ts'

/**
 * The picker with the wallet behind it: whenever an event begins an attempt the wallet is asked, and whenever one is given up it
 * is told. Done where the event happens, because only a person's own press may open a window.
 */
export function runConnectFlow(session: ConnectSession, onState: (state: ConnectState) => void): (event: ConnectEvent) => void {
  let state = connectStart
  const send = (event: ConnectEvent): void => {
    const before = state
    const after = connectFlow(before, event)
    if (after === before) return
    state = after
    onState(after)
    if (after.attempt === before.attempt) {
      if (event.type === 'renewed') session.renew()
    } else if (after.step === 'connect') {
      const { attempt } = after
      session.start(after.wallet, (phase) => send({ type: 'reported', attempt, phase }))
    } else session.cancel()
  }
  return send
}
