import type { ShownSimulation } from '../useExecute.ts'
import { type FeeCost, feeCost, risen } from './feeCost.ts'
import type { ShownFees } from './useFees.ts'

/** Without levels, the simulation's own estimate, at the node's gas price. */
export function costOf(simulation: ShownSimulation, fees: ShownFees): FeeCost | undefined {
  if (simulation.status !== 'works' && simulation.status !== 'innerFails') return undefined
  if (fees.status === 'choice') return feeCost(fees.choice, fees.level, simulation)
  if (fees.status !== 'wallet') return undefined
  const { fee, dataFee = 0n, left } = simulation
  return {
    expected: fee,
    most: fee - dataFee + risen(dataFee),
    ...(left !== undefined && { left }),
  }
}

/** How much more than was shown a fee may become before it's shown again, in percent. */
const tolerance = 25n

/**
 * Whether a cost is the approved one, or not much more; undefined if it isn't known. A cost with an
 * unknown part never counts as approved.
 */
export const isCostAsAgreed = (
  agreed: bigint | undefined,
  cost: FeeCost | undefined,
): boolean | undefined =>
  cost &&
  agreed !== undefined &&
  cost.left === undefined &&
  cost.most * 100n <= agreed * (100n + tolerance)
