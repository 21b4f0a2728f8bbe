import { Dialog, useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import { browserWalletId, type WalletChoice } from '../connectors/walletChoices.ts'
import { walletText } from '../walletText.ts'
import type { ConnectState } from './connectFlow.ts'
import { FailedStep, FailedStepActions } from './FailedStep.tsx'
import { NoneStep } from './NoneStep.tsx'
import { OpeningStep, OpeningStepActions } from './OpeningStep.tsx'

export interface ConnectDialogViewProps {
  open: boolean
  state: ConnectState
  wallets: readonly WalletChoice[]
  onPick: (wallet: string) => void
  onRetry: () => void
  onBack: () => void
  onClose: () => void
}

/** The connect dialog in each of its steps. */
export function ConnectDialogView({ open, state, wallets, onPick, onRetry, onBack, onClose }: ConnectDialogViewProps) {
  const words = useStepWords(state, wallets)
  const announce = useAnnounce()
  const picked = state.step === 'none' ? undefined : wallets.find(({ id }) => id === state.wallet)
  useEffect(() => {
    // The heading has the focus and is read; what stands below it is said besides.
    if (state.step !== 'none') announce(words.text, state.step === 'failed' && state.failure.kind !== 'rejected' ? 'assertive' : 'polite')
  }, [announce, state, words.text])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="s"
      step={`${state.step}.${state.attempt}`}
      title={words.title}
      description={state.step === 'none' && wallets.length === 0 ? undefined : words.text}
      onBack={state.step === 'none' ? undefined : onBack}
      dismissible={state.step !== 'connect'}
      footer={
        state.step === 'failed' ? <FailedStepActions onRetry={onRetry} onBack={onBack} /> : state.step === 'connect' ? <OpeningStepActions onBack={onBack} /> : undefined
      }
    >
      {state.step === 'none' && <NoneStep wallets={wallets} onPick={onPick} />}
      {state.step === 'connect' && <OpeningStep wallet={words.wallet} icon={picked?.icon} />}
      {state.step === 'failed' && <FailedStep failure={state.failure} icon={picked?.icon} wallet={words.wallet} />}
    </Dialog>
  )
}

function useStepWords(state: ConnectState, wallets: readonly WalletChoice[]) {
  const t = useText(walletText)
  if (state.step === 'none') return { wallet: '', title: t('none.title'), text: t('none.text') }
  const wallet = wallets.find(({ id }) => id === state.wallet)?.name ?? (state.wallet === browserWalletId ? t('browserWallet') : state.wallet)
  if (state.step === 'connect') return { wallet, title: t('connect.title', { wallet }), text: t('connect.text', { wallet }) }
  const { kind } = state.failure
  return { wallet, title: t(`failed.${kind}.title`, { wallet }), text: t(`failed.${kind}.text`, { wallet }) }
}
