import { connectFlow, connectStart } from './connectFlow.ts'
import type { ConnectEvent, ConnectState } from './connectSteps.ts'
import type { ConnectSession } from './session.ts'

/**
 * Runs the picker's side effects: an event that begins an attempt sends the request to the wallet, and an event that abandons it
 * cancels it. This happens inside the event handler, because browsers open windows only in response to a press.
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
