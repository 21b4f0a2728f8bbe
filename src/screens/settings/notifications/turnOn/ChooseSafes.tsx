import { type ChainSummary, type SafeRef, shortDetail, visibleText } from '#base'
import { Button, Checkbox, Notice, useText } from '#ui'
import { sameSafe } from '#screens/core/preferences'
import { SafeLabel } from '#screens/common/parties'
import type { SafeNotifications } from '../safeRows.ts'
import { notificationsText } from '../text.ts'
import styles from './TurnOnView.module.css'
import type { BrowserProblem } from './useTurnOn.ts'

export interface ChooseSafesProps {
  candidates: readonly SafeNotifications[]
  chosen: readonly SafeRef[]
  chains: readonly ChainSummary[]
  problem: BrowserProblem | undefined
  isBusy: boolean
  onChoose: (safes: readonly SafeRef[]) => void
}

/** The Safes to turn on, with the errors of the browser prompt. */
export function ChooseSafes({
  candidates,
  chosen,
  chains,
  problem,
  isBusy,
  onChoose,
}: ChooseSafesProps) {
  const text = useText(notificationsText)
  const isChosen = (at: SafeRef) => chosen.some((one) => sameSafe(one, at))
  const toggle = (at: SafeRef, isOn: boolean) =>
    onChoose(isOn ? [...chosen, at] : chosen.filter((one) => !sameSafe(one, at)))
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <fieldset className={styles.choices} disabled={isBusy}>
        <legend className={styles.legend}>{text('dialog.safes')}</legend>
        {candidates.map(({ at, isOwned }) => (
          <Choice
            key={`${at.chainId}:${at.address}`}
            at={at}
            isOwned={isOwned}
            isChosen={isChosen(at)}
            chains={chains}
            onToggle={toggle}
          />
        ))}
      </fieldset>
      {candidates.length > 1 && chosen.length < candidates.length && (
        <Button
          size="s"
          className={styles.all}
          onClick={() => onChoose(candidates.map(({ at }) => at))}
        >
          {text('dialog.all')}
        </Button>
      )}
    </>
  )
}

interface ChoiceProps extends Pick<SafeNotifications, 'at' | 'isOwned'> {
  isChosen: boolean
  chains: readonly ChainSummary[]
  onToggle: (at: SafeRef, isOn: boolean) => void
}

function Choice({ at, isOwned, isChosen, chains, onToggle }: ChoiceProps) {
  const text = useText(notificationsText)
  const network = chains.find(({ chainId }) => chainId === at.chainId)?.name ?? at.chainId
  return (
    <Checkbox
      label={<SafeLabel at={at} chains={chains} />}
      hint={isOwned === false ? `${network} · ${text('safe.notOwned')}` : network}
      checked={isChosen}
      onChange={(isOn) => onToggle(at, isOn)}
    />
  )
}

function ProblemNotice({ problem }: { problem: BrowserProblem }) {
  const text = useText(notificationsText)
  if (problem.why === 'dismissed') return <Notice live>{text('dialog.dismissed')}</Notice>
  if (problem.why === 'denied')
    return (
      <Notice live tone="warning" title={text('dialog.deniedTitle')}>
        {text('denied.text')}
      </Notice>
    )
  return (
    <Notice live tone="danger" title={text('dialog.subscribeFailed')}>
      <p>{text('dialog.subscribeFailedText')}</p>
      <bdi>{visibleText(shortDetail(problem.detail))}</bdi>
    </Notice>
  )
}
