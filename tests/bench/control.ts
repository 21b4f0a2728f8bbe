/** Seconds that the calculation takes where nothing else runs. */
export const usualCalculation = 10

/** Of a billion rounds each: about ten seconds on one core where nothing else runs. */
const passes = 9

/**
 * A fixed calculation on one core, about ten seconds where nothing else runs. Times of a shared
 * machine are given together with it: what takes twice as long takes twice the calculation.
 * @returns seconds
 */
export function fixedCalculation(): number {
  const begun = performance.now()
  let value = 1
  // Counters beyond 32 bits would be calculated in another way.
  for (let pass = 0; pass < passes; pass++)
    for (let round = 0; round < 1_000_000_000; round++) value = (Math.imul(value, 31) + round) | 0
  // The result is used, so that it has to be calculated.
  if (Number.isNaN(value)) throw new Error('An integer is not NaN.')
  return (performance.now() - begun) / 1000
}
