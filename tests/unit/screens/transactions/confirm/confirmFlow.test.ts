import { describe, expect, test } from 'vitest'
import {
  type ConfirmFailure,
  confirmState,
  mayChooseHash,
  type SigningEvent,
  signingFlow,
  signingStart,
  type SigningState,
} from '../../../../../src/screens/transactions/confirm/confirmFlow.ts'

const declined: ConfirmFailure = { at: 'signing', why: 'rejected' }
const review: SigningState = { step: 'review' }
const signing: SigningState = { step: 'signing', method: 'typedData' }
const failed: SigningState = { step: 'failed', failure: declined, method: 'typedData' }
const unsupported: SigningState = {
  step: 'failed',
  failure: { at: 'signing', why: 'unsupported' },
  method: 'typedData',
}
const hash: SigningState = { step: 'hash' }
const signingHash: SigningState = { step: 'signing', method: 'hash' }

test('confirming begins with the review', () => expect(signingStart).toEqual(review))

describe('signing', () => {
  test.each<[string, SigningState, SigningEvent, SigningState]>([
    ['asks the wallet', review, { type: 'sign' }, signing],
    ['ends with the signature', signing, { type: 'signed' }, review],
    ['stops when the wallet rejects', signing, { type: 'failed', failure: declined }, failed],
    ['asks the wallet again after that', failed, { type: 'sign' }, signing],
    ['goes back to the review', failed, { type: 'back' }, review],
    [
      'offers the hash where the wallet cannot sign typed data',
      unsupported,
      { type: 'chooseHash' },
      hash,
    ],
    [
      'asks the wallet for the hash only as a step of its own',
      hash,
      { type: 'signHash' },
      signingHash,
    ],
    ['leaves that step', hash, { type: 'back' }, review],
    [
      'says that the hash was declined',
      signingHash,
      { type: 'failed', failure: declined },
      { ...failed, method: 'hash' },
    ],
    [
      'shows the hash again before another try',
      { ...failed, method: 'hash' },
      { type: 'chooseHash' },
      hash,
    ],
  ])('%s', (_, before, event, after) => {
    expect(signingFlow(before, event)).toEqual(after)
  })

  test.each<[string, SigningState, SigningEvent]>([
    ['a second press does not sign twice', signing, { type: 'sign' }],
    ['a failure without a request is none', review, { type: 'failed', failure: declined }],
    ['there is nothing to go back to in the wallet', signing, { type: 'back' }],
    ['a rejection does not lead to the hash', failed, { type: 'chooseHash' }],
    ['nothing else leads to the hash', review, { type: 'chooseHash' }],
    ['the hash is not signed without its step', review, { type: 'signHash' }],
    ['the hash is not signed right after the failure', unsupported, { type: 'signHash' }],
    [
      'after the hash was declined, typed data is not asked for',
      { ...failed, method: 'hash' },
      { type: 'sign' },
    ],
  ])('%s', (_, state, event) => {
    expect(signingFlow(state, event)).toBe(state)
  })
})

describe('the hash is offered', () => {
  test.each([
    'rejected',
    'pending',
    'missing',
    'wrongChain',
    'timedOut',
    'failed',
    'notOwner',
  ] as const)('not after %s', (why) => {
    expect(mayChooseHash({ failure: { at: 'signing', why }, method: 'typedData' })).toBe(false)
  })
  test('once, to a wallet that cannot sign typed data', () => {
    const failure = { at: 'signing', why: 'unsupported' } as const
    expect(mayChooseHash({ failure, method: 'typedData' })).toBe(true)
    expect(mayChooseHash({ failure, method: 'hash' })).toBe(false)
  })
})

describe('the dialog', () => {
  test('shows what becomes of a kept signature, whatever happened before', () => {
    expect(confirmState(review, { status: 'submitting' })).toEqual({ step: 'submitting' })
    expect(confirmState(review, { status: 'submitting', isUnchecked: true })).toEqual({
      step: 'submitting',
      isUnchecked: true,
    })
    expect(confirmState(failed, { status: 'submitted' })).toEqual({ step: 'done' })
    expect(confirmState(review, { status: 'unsubmitted', why: 'declined', detail: 'no' })).toEqual({
      step: 'failed',
      isSigned: true,
      failure: { at: 'submitting', why: 'declined', detail: 'no' },
    })
  })

  test('shows the steps before there is a signature', () => {
    expect(confirmState(signing, undefined)).toEqual(signing)
    expect(confirmState(failed, undefined)).toEqual({ ...failed, isSigned: false })
  })
})
