import { Dialog, useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import type { ListedGroup, Surroundings } from '../catalog/types.ts'
import type { WalletToGet } from '../catalog/walletsToGet.ts'
import { connectText } from './connectText.ts'
import type { AppInfo } from './appInfo.ts'
import styles from './ConnectDialog.module.css'
import { chosenWallet } from './connectFlow.ts'
import type { ConnectEvent, ConnectState } from './connectSteps.ts'
import { CurrentStep } from './CurrentStep.tsx'
import { NoneStep } from './NoneStep.tsx'
import { StepPane } from './StepPane.tsx'
import type { MoreOffer } from './useMoreWallets.ts'
import { useStepWords } from './useStepWords.ts'
import { useWide } from './useWide.ts'

export interface ConnectDialogViewProps {
  open: boolean
  /** Drawn though it is not open yet, so that it only has to be shown. */
  prepared?: boolean | undefined
  state: ConnectState
  groups: readonly ListedGroup[]
  /** Wallets that can be got from here. */
  getable: readonly WalletToGet[]
  surroundings: Surroundings
  /** `compact` is one column at any width. */
  size?: 'wide' | 'compact' | undefined
  appInfo?: AppInfo | undefined
  /** One wallet is connected already, and stays. */
  another?: boolean | undefined
  /** The way to wallets that are not listed yet. */
  more?: MoreOffer | undefined
  /** Forgets which wallets were used lately. */
  onForget?: (() => void) | undefined
  /** A wallet on another device is connected: no other one can be paired beside it. */
  pairingTaken?: boolean | undefined
  onEvent: (event: ConnectEvent) => void
  onClose: () => void
  /** Called when it has left the page. */
  onClosed?: (() => void) | undefined
}

/** The connect dialog in each of its steps: the list and the step side by side, one after the other where it is narrow or compact. */
export function ConnectDialogView(props: ConnectDialogViewProps) {
  const { open, state, groups, getable, surroundings, size = 'wide', appInfo, another, onEvent, onClose, onClosed } = props
  const t = useText(connectText)
  const announce = useAnnounce()
  const panes = useWide() && size === 'wide'
  const chosen = chosenWallet(state)
  const listed = groups.flatMap(({ wallets }) => wallets)
  const wallet = [...listed, ...getable.map((one) => one.wallet)].find(({ id }) => id === chosen)
  // Beside the list stands what a wallet is, until one is picked.
  const shown: ConnectState = panes && state.step === 'none' ? { ...state, step: 'intro' } : state
  const words = useStepWords(shown, wallet, surroundings.mobile, another)
  const urgent = state.step === 'failed' && state.failure.kind !== 'rejected'
  useEffect(() => {
    // The heading has the focus and is read; what stands below it is said besides.
    if (open && shown.step !== 'none' && shown.step !== 'intro') announce(words.text, urgent ? 'assertive' : 'polite')
  }, [announce, open, shown.step, urgent, words.text])

  const pick = (id: string) => {
    const picked = listed.find((one) => one.id === id)
    if (picked) onEvent({ type: 'picked', wallet: picked })
  }
  const step = `${shown.step}.${state.attempt}`
  const back = state.step === 'none' ? undefined : () => onEvent({ type: 'wentBack' })
  const current = <CurrentStep state={shown} wallet={wallet} getable={getable} surroundings={surroundings} appInfo={appInfo} onEvent={onEvent} />
  const list = { groups, more: props.more, onForget: props.onForget, pairingTaken: props.pairingTaken, onPick: pick }
  const frame = { open, prepared: props.prepared, onOpenChange: (next: boolean) => !next && onClose(), onClosed, dismissible: state.step !== 'connect' }
  if (panes) {
    return (
      <Dialog {...frame} size="l" title={t(another ? 'another.title' : 'none.title')} description={another ? t('another.text') : undefined}>
        <div className={styles.panes}>
          <div className={styles.side}>
            <NoneStep {...list} chosen={chosen} />
          </div>
          <StepPane title={words.title} text={words.text} step={step} align={isAboutOne(state.step) ? 'middle' : 'start'} onBack={back}>
            {current}
          </StepPane>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog {...frame} size="s" step={step} title={words.title} description={words.text || undefined} onBack={back}>
      {state.step === 'none' ? <NoneStep {...list} onAskWhat={() => onEvent({ type: 'askedWhat' })} /> : current}
    </Dialog>
  )
}

const isAboutOne = (step: ConnectState['step']) => step === 'connect' || step === 'failed' || step === 'missing' || step === 'download'
