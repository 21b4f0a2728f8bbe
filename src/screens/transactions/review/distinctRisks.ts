import type { Risk } from '#safe'

/** Of the same danger of the same account, once is enough. */
export const distinctRisks = (risks: readonly Risk[]): readonly Risk[] =>
  risks.filter(
    ({ id, method, of, change }, index) =>
      risks.findIndex(
        (other) =>
          other.id === id && other.method === method && other.of === of && other.change === change,
      ) === index,
  )
