import { Dialog, type StepDirection, useAnnounce, useText } from '#ui'
import { useCallback, useEffect, useState } from 'react'
import { connectText } from './connectText.ts'
import { chosenWallet, directionOf } from './connectFlow.ts'
import type { ConnectEvent } from './connectSteps.ts'
import { PickerSteps, type PickerStepsProps, shownStep, stepName } from './PickerSteps.tsx'
import { useStepWords } from './useStepWords.ts'
import { useWide } from './useWide.ts'

export interface ConnectDialogViewProps extends Omit<
  PickerStepsProps,
  'panes' | 'isShort' | 'wallet' | 'direction'
> {
  open: boolean
  /** Prerendered before it opens, so that it only has to be shown. */
  prepared?: boolean | undefined
  /** `compact` is a single column at any width. */
  size?: 'wide' | 'compact' | undefined
  onClose: () => void
  /** Called when it has been unmounted. */
  onClosed?: (() => void) | undefined
}

/** Below a list of up to this number of wallets, there is room for the introduction. */
const shortList = 3

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
  const { state, groups, getable, device, addWallet, more } = steps
  const t = useText(connectText)
  const announce = useAnnounce()
  // As it was opened: a wallet that announces itself later must not rearrange it.
  const [isShort] = useState(
    !more && groups.reduce((sum, { wallets }) => sum + wallets.length, 0) <= shortList,
  )
  const panes = useWide() && size === 'wide'
  const [moved, setMoved] = useState<StepDirection>('none')
  const report = steps.onEvent
  const onEvent = useCallback(
    (event: ConnectEvent) => {
      setMoved(directionOf(event))
      report(event)
    },
    [report],
  )
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
  // A failure takes the place of the request.
  const direction = state.step === 'failed' ? 'none' : moved
  const frame = {
    open,
    anchored: 'tall',
    prepared,
    onOpenChange: (next: boolean) => !next && onClose(),
    onClosed,
    dismissible: state.step !== 'connect',
  } as const
  const content = (
    <PickerSteps
      {...steps}
      onEvent={onEvent}
      panes={panes}
      isShort={isShort}
      wallet={wallet}
      direction={direction}
    />
  )
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
      stepDirection={direction}
      title={words.title}
      description={words.text || undefined}
      onBack={state.step === 'none' ? undefined : () => onEvent({ type: 'wentBack' })}
    >
      {content}
    </Dialog>
  )
}
