import { describe, expect, test } from 'vitest'
import {
  type ConfirmFailure,
  confirmState,
  signingFlow,
  signingStart,
  type SigningEvent,
  type SigningState,
} from '../../../../src/screens/confirm/confirmFlow.ts'

const refused: ConfirmFailure = { at: 'signing', why: 'rejected' }
const review: SigningState = { step: 'review' }
const signing: SigningState = { step: 'signing' }
const failed: SigningState = { step: 'failed', failure: refused }

test('confirming begins with the review', () => expect(signingStart).toEqual(review))

describe('signing', () => {
  test.each<[string, SigningState, SigningEvent, SigningState]>([
    ['asks the wallet', review, { type: 'sign' }, signing],
    ['ends with the signature', signing, { type: 'signed' }, review],
    ['stops when the wallet refuses', signing, { type: 'failed', failure: refused }, failed],
    ['asks the wallet again after that', failed, { type: 'sign' }, signing],
    ['goes back to the review', failed, { type: 'back' }, review],
  ])('%s', (_, before, event, after) => {
    expect(signingFlow(before, event)).toEqual(after)
  })

  test.each<[string, SigningState, SigningEvent]>([
    ['a second press does not sign twice', signing, { type: 'sign' }],
    ['a failure without a request is none', review, { type: 'failed', failure: refused }],
    ['there is nothing to go back to in the wallet', signing, { type: 'back' }],
  ])('%s', (_, state, event) => {
    expect(signingFlow(state, event)).toBe(state)
  })
})

describe('the dialog', () => {
  test('shows what becomes of a kept signature, whatever happened before', () => {
    expect(confirmState(review, { status: 'submitting' })).toEqual({ step: 'submitting' })
    expect(confirmState(failed, { status: 'submitted' })).toEqual({ step: 'done' })
    expect(confirmState(review, { status: 'unsubmitted', why: 'refused', detail: 'no' })).toEqual({
      step: 'failed',
      isSigned: true,
      failure: { at: 'submitting', why: 'refused', detail: 'no' },
    })
  })

  test('shows the steps before there is a signature', () => {
    expect(confirmState(signing, undefined)).toEqual(signing)
    expect(confirmState(failed, undefined)).toEqual({ ...failed, isSigned: false })
  })
})
