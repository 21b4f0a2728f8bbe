import { Notice, useText } from '#ui'
import { relayText } from '../relay/text.ts'
import { executeText } from '../text.ts'
import { RevertReason } from './RevertReason.tsx'

export interface SimulationFailureProps {
  /** `code` is the Safe contract's, such as `GS013`; `detail` is another contract's message. */
  simulation: { status: 'innerFails' } | { status: 'reverts'; code?: string; detail?: string }
  /** Whether the relayer pays the fee. */
  isRelay?: boolean | undefined
}

/** Why a simulated transaction fails. Not hidden among the fields. */
export function SimulationFailure({ simulation, isRelay = false }: SimulationFailureProps) {
  const text = useText(executeText)
  const relay = useText(relayText)
  return (
    <Notice tone="danger" title={text('execute.wouldFail')} live>
      {simulation.status === 'reverts' ? (
        <RevertReason code={simulation.code} detail={simulation.detail} />
      ) : isRelay ? (
        relay('innerWouldFail')
      ) : (
        text('execute.innerWouldFail')
      )}
    </Notice>
  )
}
