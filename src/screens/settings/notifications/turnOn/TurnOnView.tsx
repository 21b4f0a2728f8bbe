import type { ChainSummary, SafeRef } from '#base'
import { useText } from '#ui'
import { type SigningAction, SigningDialog, WalletRequest } from '#screens/common/signing'
import reviewStyles from '../../../common/signing/Review.module.css'
import type { SafeNotifications } from '../safeRows.ts'
import { notificationsText } from '../text.ts'
import { ChooseSafes } from './ChooseSafes.tsx'
import { JobItem } from './JobItem.tsx'
import { isAsking, isDone } from './jobs.ts'
import styles from './TurnOnView.module.css'
import type { TurnOn } from './useTurnOn.ts'

export interface TurnOnViewProps extends Pick<TurnOn, 'step' | 'problem' | 'jobs'> {
  /** Safes that can be turned on. */
  candidates: readonly SafeNotifications[]
  chosen: readonly SafeRef[]
  chains: readonly ChainSummary[]
  onChoose: (safes: readonly SafeRef[]) => void
  onAsk: () => void
  onSign: () => void
  onClose: (isDone: boolean) => void
}

/** Safe selection, browser prompt, and a signature per network. */
export function TurnOnView({
  step,
  problem,
  jobs,
  candidates,
  chosen,
  chains,
  onChoose,
  onAsk,
  onSign,
  onClose,
}: TurnOnViewProps) {
  const text = useText(notificationsText)
  const isBusy = jobs.some(isAsking)
  const isSigning = jobs.some(({ state }) => state.step === 'signing')
  const isOver = step === 'sign' && jobs.every(isDone)
  const isWaiting = step === 'asking' || step === 'subscribing'
  const left = jobs.filter((job) => !isDone(job)).length
  const hasBegun = jobs.some(({ state }) => state.step !== 'waiting')
  const shown = isOver ? 'done' : isSigning ? 'signing' : step
  const safes = jobs.reduce((sum, job) => sum + job.safes.length, 0)
  const lead = {
    choose: text('dialog.lead'),
    asking: text('dialog.asking'),
    subscribing: text('dialog.subscribing'),
    sign: text('dialog.signLead', { count: jobs.length }),
    signing: text('dialog.signingText'),
    done: text('dialog.doneText', { count: safes }),
  }[shown]
  const primary: SigningAction =
    step === 'sign'
      ? {
          label: text(hasBegun && !isBusy ? 'dialog.signAgain' : 'dialog.sign', { count: left }),
          variant: 'primary',
          busy: isBusy,
          onPress: onSign,
        }
      : {
          label: text('dialog.continue'),
          variant: 'primary',
          busy: isWaiting,
          onPress: onAsk,
          disabledReason: chosen.length === 0 ? text('dialog.none') : undefined,
        }
  const leave = text(jobs.some(isDone) ? 'dialog.close' : 'dialog.cancel')
  return (
    <SigningDialog
      title={text(isOver ? 'dialog.done' : isSigning ? 'dialog.signing' : 'dialog.title')}
      step={shown}
      spoken={lead}
      isAsking={isBusy || isWaiting}
      actions={
        isOver
          ? [{ label: text('dialog.close'), variant: 'primary', onPress: () => onClose(true) }]
          : [{ label: leave, onPress: () => onClose(false) }, primary]
      }
      onClose={() => onClose(isOver)}
    >
      {isSigning ? <WalletRequest words={lead} /> : <p className={reviewStyles.lead}>{lead}</p>}
      {step === 'sign' ? (
        <ol className={styles.jobs} aria-label={text('dialog.networks')}>
          {jobs.map((job) => (
            <JobItem key={job.chainId} job={job} chains={chains} />
          ))}
        </ol>
      ) : (
        <ChooseSafes
          candidates={candidates}
          chosen={chosen}
          chains={chains}
          problem={problem}
          isBusy={isWaiting}
          onChoose={onChoose}
        />
      )}
    </SigningDialog>
  )
}
