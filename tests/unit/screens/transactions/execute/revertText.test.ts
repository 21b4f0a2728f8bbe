import { expect, test } from 'vitest'
import { safeErrorCodes } from '#safe'
import {
  failureReason,
  revertText,
} from '../../../../../src/screens/transactions/execute/revertText.ts'
import { executeText } from '../../../../../src/screens/transactions/execute/text.ts'
import { englishText } from '../../../../../stories/englishText.ts'

const text = englishText(executeText)

/** Those of views, which no transaction calls, and one whose meaning depends on the owner. */
const unnamed: readonly string[] = ['GS027', 'GS105', 'GS106']

test.each(safeErrorCodes.filter((code) => !unnamed.includes(code)))(
  '%s has its own sentence, without the code',
  (code) => {
    const words = revertText(text, code)
    expect(words).toMatch(/^[A-Z].*\.$/)
    expect(words).not.toMatch(/GS\d/)
  },
)

test('an unknown code is named in a sentence', () => {
  expect(revertText(text, 'GS999')).toBe("The Safe's contract rejected it with code GS999.")
})

test('nothing is said without a code', () => {
  expect(revertText(text, undefined)).toBeUndefined()
  expect(failureReason(text, { detail: 'ERC20: paused' })).toEqual({})
})

test('a failure keeps its code for those who look it up', () => {
  expect(failureReason(text, { code: 'GS026' })).toEqual({
    reason: revertText(text, 'GS026'),
    code: 'GS026',
  })
})
