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

it('a signature whose dialog is gone is said to be signed, or saved', () => {
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
  'that there is no signature is said although the dialog is gone: %s',
  (why) => {
    const notice = said({ at: 'signing', why })
    expect(notice).toMatchObject({ tone: 'failed' })
    expect(notice?.title).not.toBe('')
  },
)

it('what may have been sent is said although the dialog is gone', () => {
  expect(said({ at: 'wallet', why: 'failed', mayHaveSent: true })?.text).toMatch(
    /^It may have been sent anyway/,
  )
  expect(said({ at: 'wallet', why: 'failed' })?.text).toMatch(/^Nothing was sent/)
})

it('nothing is said of what the person has rejected in the wallet', () => {
  expect(said({ at: 'signing', why: 'rejected' })).toBeUndefined()
  expect(said({ at: 'wallet', why: 'rejected' })).toBeUndefined()
})
