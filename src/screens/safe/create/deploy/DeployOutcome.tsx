import type { Remote } from '#base'
import { Notice, useText } from '#ui'
import { RevertReason } from '#screens/transactions/execute'
import { createText } from '../text.ts'
import type { DeployState } from './deployFlow.ts'
import { useDifferences } from './useDifferences.ts'

/** What has changed since, and whether the gateway knows the Safe. */
export function DeployOutcome({
  state,
  listed,
}: {
  state: Extract<DeployState, { step: 'done' }>
  listed: Remote<boolean>
}) {
  const text = useText(createText)
  const what = useDifferences()(state.differs)
  return (
    <>
      {state.differs.length > 0 && <Notice tone="warning">{text('done.differs', { what })}</Notice>}
      {listed.status === 'failed' ? (
        <Notice tone="warning" live>
          {text('done.unreachable')}
        </Notice>
      ) : (
        <Notice tone={listed.status === 'ready' && listed.value ? 'done' : 'info'} live>
          {text(listed.status === 'ready' && listed.value ? 'done.known' : 'done.waiting')}
        </Notice>
      )}
    </>
  )
}

/** Why it reverted, as far as the contract says. */
export function RevertNotice({
  state: { failure },
}: {
  state: Extract<DeployState, { step: 'notCreated' }>
}) {
  if (failure.status !== 'reverted') return null
  const { code, detail } = failure
  return code || detail ? (
    <Notice tone="danger">
      <RevertReason code={code} detail={detail} />
    </Notice>
  ) : null
}
