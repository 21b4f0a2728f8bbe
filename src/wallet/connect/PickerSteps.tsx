import type { StepDirection } from '#ui'
import { memo } from 'react'
import type { ListedGroup, ListedWallet, Device } from '../catalog/types.ts'
import type { WalletToGet } from '../catalog/walletsToGet.ts'
import type { AppInfo } from './appInfo.ts'
import styles from './ConnectDialog.module.css'
import { chosenWallet } from './connectFlow.ts'
import type { ConnectEvent, ConnectState } from './connectSteps.ts'
import { CurrentStep } from './CurrentStep.tsx'
import { NoneStep } from './NoneStep.tsx'
import { StepPane } from './StepPane.tsx'
import type { MoreOffer } from './useMoreWallets.ts'
import { useStepWords } from './useStepWords.ts'

export interface PickerStepsProps {
  /** Whether list and step are side by side; otherwise one replaces the other. */
  panes: boolean
  /** Whether the list is so short that the introduction is below it. */
  isShort?: boolean | undefined
  state: ConnectState
  /** The wallet of this step. */
  wallet: ListedWallet | undefined
  groups: readonly ListedGroup[]
  /** Wallets available for this device. */
  getable: readonly WalletToGet[]
  device: Device
  appInfo?: AppInfo | undefined
  /** Whether another wallet is being added; the connected ones stay. */
  addWallet?: boolean | undefined
  /** Loads more wallets. */
  more?: MoreOffer | undefined
  /** Clears the recently used wallets. */
  onForget?: (() => void) | undefined
  /** Whether a wallet on another device is connected: only one can be paired. */
  pairingTaken?: boolean | undefined
  /** The step's direction relative to the previous one. */
  direction?: StepDirection | undefined
  onEvent: (event: ConnectEvent) => void
}

/**
 * Content of the connect dialog. Separate from the dialog, so that opening does not re-render it.
 */
export const PickerSteps = memo(function PickerSteps({
  panes,
  isShort,
  state,
  wallet,
  groups,
  getable,
  device,
  appInfo,
  addWallet,
  more,
  onForget,
  pairingTaken,
  direction,
  onEvent,
}: PickerStepsProps) {
  const shown = shownStep(state, panes)
  const words = useStepWords(shown, wallet, device.mobile, addWallet)
  const pick = (id: string) => {
    const picked = groups.flatMap(({ wallets }) => wallets).find((one) => one.id === id)
    if (picked) onEvent({ type: 'picked', wallet: picked })
  }
  const list = { groups, more, onForget, pairingTaken, onPick: pick }
  const current = (
    <CurrentStep
      state={shown}
      wallet={wallet}
      getable={getable}
      device={device}
      appInfo={appInfo}
      onEvent={onEvent}
    />
  )
  if (!panes)
    return state.step === 'none' ? (
      <NoneStep
        {...list}
        onAskWhat={isShort ? undefined : () => onEvent({ type: 'askedWhat' })}
        introduction={
          isShort && (
            <CurrentStep
              state={{ ...state, step: 'intro' }}
              wallet={undefined}
              getable={getable}
              device={device}
              appInfo={appInfo}
              onEvent={onEvent}
            />
          )
        }
      />
    ) : (
      current
    )
  return (
    <div className={styles.panes}>
      <div className={styles.side}>
        <NoneStep {...list} chosen={chosenWallet(state)} />
      </div>
      <StepPane
        title={words.title}
        text={words.text}
        step={stepName(shown)}
        direction={direction}
        onBack={state.step === 'none' ? undefined : () => onEvent({ type: 'wentBack' })}
      >
        {current}
      </StepPane>
    </div>
  )
})

/** Next to the list, the introduction is shown until a wallet is picked. */
export const shownStep = (state: ConnectState, panes: boolean): ConnectState =>
  panes && state.step === 'none' ? { ...state, step: 'intro' } : state

/** Identifies the step, including the attempt. */
export const stepName = ({ step, attempt }: ConnectState): string => `${step}.${attempt}`
