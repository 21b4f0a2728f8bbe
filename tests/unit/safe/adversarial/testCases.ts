import { expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { findingsIn, idOf } from './findingsIn.ts'

/** How a response is changed, what must be said about it, and whether it may be signed anyway. */
export interface Case {
  name: string
  /** The honest responses. */
  of: () => Answers
  tamper: (answers: Answers) => void
  found: readonly string[]
  /**
   * For attacks that owners signed as they are: the warning is shown, and signing stays possible.
   * Default: false.
   */
  signable?: boolean
  /**
   * An attack that was proposed and signed as it is, so there are no honest answers to compare
   * with.
   */
  proposed?: boolean
}

/** Each case is caught, and named; the honest answers are not. */
export function testCases(cases: readonly Case[]) {
  test.each(cases.map((one) => [one.name, one] as const))(
    '%s',
    async (_, { of, tamper, found, signable = false, proposed = false }) => {
      const honest = of()
      const before = proposed ? [] : (await findingsIn(honest, idOf(honest))).found
      for (const one of found) expect(before).not.toContain(one)
      const changed = of()
      tamper(changed)
      const after = await findingsIn(changed, proposed ? idOf(changed) : idOf(honest))
      expect(after.found).toEqual(expect.arrayContaining([...found]))
      expect(after.review?.signable != null).toBe(signable)
    },
  )
}
