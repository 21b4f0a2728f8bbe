import { useState } from 'react'
import {
  ConnectDialogView,
  type ConnectDialogViewProps,
} from '../../../src/wallet/connect/ConnectDialogView.tsx'
import type { ConnectPhase, ConnectSession } from '../../../src/wallet/connect/session.ts'
import { useConnectFlow } from '../../../src/wallet/connect/useConnectFlow.ts'
import { onDesktop, someGroups, someToGet } from '../fixtures.ts'

/** A session whose wallet responds as the story decides. */
export function createPuppet(): ConnectSession & { say: (phase: ConnectPhase) => void } {
  let report: (phase: ConnectPhase) => void = () => {}
  return {
    start: (_wallet, next) => {
      report = next
      report({ phase: 'opening' })
    },
    renew: () => report({ phase: 'opening' }),
    cancel: () => {
      report = () => {}
    },
    say: (phase) => report(phase),
  }
}

/** The real picker and its real steps, with the story's list and wallet. */
export function PickerApp({
  session,
  size,
}: {
  session: ConnectSession
  size?: ConnectDialogViewProps['size']
}) {
  const [open, setOpen] = useState(true)
  const [state, send] = useConnectFlow(session)
  const close = () => {
    send({ type: 'left' })
    setOpen(false)
  }
  return (
    <ConnectDialogView
      open={open}
      state={state}
      groups={someGroups}
      getable={someToGet}
      device={onDesktop}
      size={size}
      onEvent={send}
      onClose={close}
    />
  )
}
