import { DataItem, useText } from '#ui'
import { OutcomeText } from '#screens/common/signing'
import { loadPart } from '#screens/core/code'
import { confirmText } from './text.ts'
import type { ShownDraftSimulation } from './useDraftSimulation.ts'

// Loaded on demand: it has many texts, and few transactions fail.
const SimulationFailure = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/transactions/execute/simulationFailure')).SimulationFailure,
)

type Failing = Extract<ShownDraftSimulation, { status: 'reverts' | 'innerFails' }>

const fails = (simulation: ShownDraftSimulation): simulation is Failing =>
  simulation.status === 'reverts' || simulation.status === 'innerFails'

/** Whether it would succeed if it were executed now: a field of the review. */
export function SimulationItem({ simulation }: { simulation: ShownDraftSimulation }) {
  const text = useText(confirmText)
  const status = fails(simulation) ? 'fails' : simulation.status
  return (
    <DataItem label={text('simulation')}>
      <OutcomeText outcome={status === 'unsupported' ? 'unknown' : status}>
        {text(`simulation.${status}`)}
      </OutcomeText>
    </DataItem>
  )
}

/** Why it would fail, as a notice; nothing if it wouldn't. */
export function SimulationNotice({ simulation }: { simulation: ShownDraftSimulation }) {
  return fails(simulation) && <SimulationFailure simulation={simulation} />
}
