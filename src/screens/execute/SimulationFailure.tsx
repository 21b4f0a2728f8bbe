import { Notice, useText } from '#ui'
import { revertText } from './revertText.ts'
import { executeText } from './text.ts'

export interface SimulationFailureProps {
  /** `code` is the Safe contract's, such as `GS013`; `detail` is another contract's message. */
  simulation: { status: 'innerFails' } | { status: 'reverts'; code?: string; detail?: string }
}

/** Why a simulated transaction fails. Not hidden among the fields. */
export function SimulationFailure({ simulation }: SimulationFailureProps) {
  const text = useText(executeText)
  return (
    <Notice tone="danger" title={text('execute.wouldFail')} live>
      {simulation.status === 'reverts' ? (revertText(text, simulation.code) ?? simulation.detail) : text('execute.innerWouldFail')}
    </Notice>
  )
}
