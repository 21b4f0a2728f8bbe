import { isDanger, type StatedRisk } from '#safe'

/** The dangers of a transaction, what its sentence hides above the others, and its warnings. */
export function orderedRisks<Shown extends StatedRisk>(
  risks: readonly Shown[],
): { dangers: readonly Shown[]; warnings: readonly Shown[] } {
  const dangers = risks.filter(isDanger)
  return {
    dangers: [
      ...dangers.filter(({ change }) => change),
      ...dangers.filter(({ change }) => !change),
    ],
    warnings: risks.filter((risk) => !isDanger(risk)),
  }
}
