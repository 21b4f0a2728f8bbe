import { isDanger, type Risk } from '#safe'
import { distinctRisks } from './distinctRisks.ts'

/**
 * The risks shown next to the sentence, and the others, the worst first.
 * @param isTaken whether another danger is shown there; what the sentence hides is shown regardless
 */
export function orderedRisks(
  risks: readonly Risk[],
  isTaken: boolean,
): { first: readonly Risk[]; rest: readonly Risk[] } {
  const all = distinctRisks(risks)
  const dangers = all.filter(isDanger)
  const unnamed = dangers.filter(({ change }) => change)
  const first = unnamed.length > 0 ? unnamed : isTaken ? [] : dangers.slice(0, 1)
  const sorted = [...dangers, ...all.filter((risk) => !isDanger(risk))]
  return { first, rest: sorted.filter((risk) => !first.includes(risk)) }
}
