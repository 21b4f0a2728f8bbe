import { createElement } from 'react'
import { DataItem, DataList, useLazyModule, useText } from '#ui'
import { loadCode } from '#screens/core/code'
import { confirmText } from './text.ts'
import type { ShownDraftSimulation } from './useDraftSimulation.ts'

// Its texts are many, and few transactions fail.
const simulationFailure = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/transactions/execute/simulationFailure')).SimulationFailure,
)

type Failing = Extract<ShownDraftSimulation, { status: 'reverts' | 'innerFails' }>

const fails = (simulation: ShownDraftSimulation): simulation is Failing =>
  simulation.status === 'reverts' || simulation.status === 'innerFails'

/**
 * What would happen if the transaction were executed now. A failure is not hidden among the fields.
 */
export function SimulationItem({ simulation }: { simulation: ShownDraftSimulation }) {
  const text = useText(confirmText)
  const failure = fails(simulation) ? simulation : undefined
  const Failure = useLazyModule(simulationFailure, failure !== undefined)
  return (
    <>
      {failure && Failure && createElement(Failure, { simulation: failure })}
      <DataList>
        <DataItem label={text('simulation')}>
          {text(`simulation.${fails(simulation) ? 'fails' : simulation.status}`)}
        </DataItem>
      </DataList>
    </>
  )
}
