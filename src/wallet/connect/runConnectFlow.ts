import { connectFlow, connectStart } from './connectFlow.ts'
import type { ConnectEvent, ConnectState } from './connectSteps.ts'
import type { ConnectSession } from './session.ts'

/** The state of a running picker. */
export interface RunningConnectFlow {
  get: () => ConnectState
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  send: (event: ConnectEvent) => void
}

/**
 * Holds the picker's state and runs its side effects: an event that starts an attempt sends the
 * request to the wallet, and an event that abandons it cancels it. Runs inside the event handler
 * because browsers open windows only in response to a press.
 */
export function runConnectFlow(session: ConnectSession): RunningConnectFlow {
  const listeners = new Set<() => void>()
  let state = connectStart
  const send = (event: ConnectEvent): void => {
    const before = state
    const after = connectFlow(before, event)
    if (after === before) return
    state = after
    for (const tell of listeners) tell()
    const { attempt } = after
    if (attempt === before.attempt) {
      if (event.type === 'renewed') session.renew()
    } else if (after.step === 'connect')
      session.start(after.wallet, (phase) => send({ type: 'reported', attempt, phase }))
    else session.cancel()
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
  }
}
