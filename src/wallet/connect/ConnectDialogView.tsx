import { Dialog, useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import { connectText } from './connectText.ts'
import { chosenWallet } from './connectFlow.ts'
import { PickerSteps, type PickerStepsProps, shownStep, stepName } from './PickerSteps.tsx'
import { useStepWords } from './useStepWords.ts'
import { useWide } from './useWide.ts'

export interface ConnectDialogViewProps extends Omit<PickerStepsProps, 'panes' | 'wallet'> {
  open: boolean
  /** Prerendered before it opens, so that it only has to be shown. */
  prepared?: boolean | undefined
  /** `compact` is a single column at any width. */
  size?: 'wide' | 'compact' | undefined
  onClose: () => void
  /** Called when it has been unmounted. */
  onClosed?: (() => void) | undefined
}

/**
 * The connect dialog in each of its steps: list and step side by side, or one after the other if
 * narrow or compact.
 */
export function ConnectDialogView({
  open,
  prepared,
  size = 'wide',
  onClose,
  onClosed,
  ...steps
}: ConnectDialogViewProps) {
  const { state, groups, getable, device, addWallet, onEvent } = steps
  const t = useText(connectText)
  const announce = useAnnounce()
  const panes = useWide() && size === 'wide'
  const chosen = chosenWallet(state)
  const wallet =
    chosen === undefined
      ? undefined
      : [...groups.flatMap(({ wallets }) => wallets), ...getable.map((one) => one.wallet)].find(
          ({ id }) => id === chosen,
        )
  const shown = shownStep(state, panes)
  const words = useStepWords(shown, wallet, device.mobile, addWallet)
  const urgent = state.step === 'failed' && state.failure.kind !== 'rejected'
  useEffect(() => {
    // The heading is focused and read; the text below it is announced as well.
    if (open && shown.step !== 'none' && shown.step !== 'intro')
      announce(words.text, urgent ? 'assertive' : 'polite')
  }, [announce, open, shown.step, urgent, words.text])
  const frame = {
    open,
    prepared,
    onOpenChange: (next: boolean) => !next && onClose(),
    onClosed,
    dismissible: state.step !== 'connect',
  }
  const content = <PickerSteps {...steps} panes={panes} wallet={wallet} />
  if (panes) {
    return (
      <Dialog
        {...frame}
        size="l"
        title={t(addWallet ? 'addWallet.title' : 'none.title')}
        description={addWallet ? t('addWallet.text') : undefined}
      >
        {content}
      </Dialog>
    )
  }
  return (
    <Dialog
      {...frame}
      size="s"
      step={stepName(shown)}
      title={words.title}
      description={words.text || undefined}
      onBack={state.step === 'none' ? undefined : () => onEvent({ type: 'wentBack' })}
    >
      {content}
    </Dialog>
  )
}
