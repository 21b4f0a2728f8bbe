import type { Risk } from '#safe'

/** The same danger of the same account is listed once. */
export const distinctRisks = (risks: readonly Risk[]): readonly Risk[] =>
  risks.filter(
    ({ id, method, of, change }, index) =>
      risks.findIndex(
        (other) =>
          other.id === id && other.method === method && other.of === of && other.change === change,
      ) === index,
  )
