import { useState } from 'react'
import type { SafeRef } from '#base'
import { useWallet } from '#wallet'
import { type PushPort, useEnvironment } from '#screens/core/environment'
import { sameSafe } from '#screens/core/preferences'
import { useKeptForm } from '#screens/common/form'
import type { RegisteredDevice } from '../device/deviceStore.ts'
import type { SafeNotifications } from '../safeRows.ts'
import { readChosen } from './readChosen.ts'
import { TurnOnView } from './TurnOnView.tsx'
import { useTurnOn } from './useTurnOn.ts'

export interface TurnOnDialogProps {
  push: PushPort
  rows: readonly SafeNotifications[]
  /** Safes that are preselected, in addition to the previous selection. */
  preset: readonly SafeRef[]
  onRegistered: (device: RegisteredDevice) => void
  /** Called after the browser prompt. */
  onPrompt: () => void
  onClose: () => void
}

/**
 * Turns on notifications about Safes: which, the browser's permission, and a signature for each
 * network.
 */
export function TurnOnDialog({
  push,
  rows,
  preset,
  onRegistered,
  onPrompt,
  onClose,
}: TurnOnDialogProps) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  // Safes that were just turned on leave the list behind the dialog, but not the dialog.
  const [candidates] = useState(() =>
    rows.filter(
      ({ status, at }) => status !== 'on' && chains.some(({ chainId }) => chainId === at.chainId),
    ),
  )
  const isCandidate = (at: SafeRef) => candidates.some((one) => sameSafe(one.at, at))
  const [kept, keep, forget] = useKeptForm<readonly SafeRef[]>('notifications', readChosen, [])
  const [chosen, setChosen] = useState(() =>
    [...kept, ...preset.filter((at) => !kept.some((one) => sameSafe(one, at)))].filter(isCandidate),
  )
  const choose = (safes: readonly SafeRef[]) => {
    setChosen([...safes])
    keep(safes)
  }
  const turnOn = useTurnOn({ push, gateway: gateway.baseUrl, account, onRegistered, onPrompt })
  return (
    <TurnOnView
      {...turnOn}
      candidates={candidates}
      chosen={chosen}
      chains={chains}
      onChoose={choose}
      onAsk={() => {
        keep(chosen)
        void turnOn.ask(chosen)
      }}
      onSign={() => void turnOn.sign()}
      onClose={(isDone) => {
        if (isDone) forget()
        onClose()
      }}
    />
  )
}
