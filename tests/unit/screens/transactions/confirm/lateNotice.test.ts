import { expect, it } from 'vitest'
import {
  lateNotice,
  type LateOutcome,
} from '../../../../../src/screens/transactions/confirm/lateNotice.ts'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../../../stories/englishText.ts'

const said = (outcome: LateOutcome) =>
  lateNotice(outcome, englishText(transactionText), englishText(confirmText), 'Ethereum')

it('a signature whose dialog is closed is reported as signed or saved', () => {
  expect(said({ status: 'submitted' })).toEqual({ tone: 'done', title: 'Signed' })
  expect(said({ status: 'unsubmitted', why: 'unreachable' })).toEqual({
    tone: 'failed',
    title: 'Signed and saved here, but not submitted yet',
  })
})

it('reports what a wallet signed instead, even after its dialog closes', () => {
  const notice = said({
    at: 'signing',
    why: 'notOwner',
    signed: { what: 'otherChain', network: 'Polygon' },
  })
  expect(notice?.tone).toBe('failed')
  expect(notice?.text).toMatch(/^Your wallet signed this for another network: Polygon\./)
  expect(notice?.text).toContain('may still have this signature and use it')
})

it.each(['failed', 'timedOut', 'missing', 'wrongChain', 'unsupported'] as const)(
  'a missing signature is reported even after the dialog closes: %s',
  (why) => {
    const notice = said({ at: 'signing', why })
    expect(notice).toMatchObject({ tone: 'failed' })
    expect(notice?.title).not.toBe('')
  },
)

it('a possible submission is reported even after the dialog closes', () => {
  expect(said({ at: 'wallet', why: 'failed', mayHaveSent: true })?.text).toMatch(
    /^It may have been sent anyway/,
  )
  expect(said({ at: 'wallet', why: 'failed' })?.text).toMatch(/^Nothing was sent/)
})

it('a rejection in the wallet isn’t reported', () => {
  expect(said({ at: 'signing', why: 'rejected' })).toBeUndefined()
  expect(said({ at: 'wallet', why: 'rejected' })).toBeUndefined()
})
