import { expect, it } from 'vitest'
import {
  leftNotice,
  type LeftOutcome,
} from '../../../../../src/screens/transactions/confirm/leftNotice.ts'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../../../stories/englishText.ts'

const said = (outcome: LeftOutcome) =>
  leftNotice(outcome, englishText(transactionText), englishText(confirmText))

it('a signature whose dialog is gone is said to be signed, or saved', () => {
  expect(said({ status: 'submitted' })).toEqual({ tone: 'done', title: 'Signed' })
  expect(said({ status: 'unsubmitted', why: 'unreachable' })).toEqual({
    tone: 'failed',
    title: 'Signed and saved here, but not submitted yet',
  })
})

it('what a wallet has signed instead is said although the dialog is gone', () => {
  const notice = said({ at: 'signing', signed: { what: 'otherChain', network: 'Polygon' } })
  expect(notice?.tone).toBe('failed')
  expect(notice?.text).toMatch(/^Your wallet signed this for another network: Polygon\./)
  expect(notice?.text).toContain('may still have this signature and use it')
})

it('nothing is said of what was not signed', () => {
  expect(said({ at: 'signing' })).toBeUndefined()
})
