import { DataItem, DataList, Notice, useText } from '#ui'
import { executeText } from '../execute/text.ts'
import { revertText } from '../execute/revertText.ts'
import { confirmText } from './text.ts'
import type { ShownDraftSimulation } from './useDraftSimulation.ts'

/** What would happen if the transaction were executed now. A failure is not hidden among the fields. */
export function SimulationItem({ simulation }: { simulation: ShownDraftSimulation }) {
  const text = useText(confirmText)
  const reasons = useText(executeText)
  const fails = simulation.status === 'reverts' || simulation.status === 'innerFails'
  return (
    <>
      {fails && (
        <Notice tone="danger" title={reasons('execute.wouldFail')} live>
          {simulation.status === 'reverts' ? (revertText(reasons, simulation.code) ?? simulation.detail) : reasons('execute.innerWouldFail')}
        </Notice>
      )}
      <DataList>
        <DataItem label={text('simulation')}>{text(`simulation.${fails ? 'fails' : simulation.status}`)}</DataItem>
      </DataList>
    </>
  )
}
