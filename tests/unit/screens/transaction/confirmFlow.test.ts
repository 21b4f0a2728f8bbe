import { describe, expect, test } from 'vitest'
import {
  type ConfirmEvent,
  type ConfirmFailure,
  confirmFlow,
  confirmStart,
  type ConfirmState,
  type Given,
} from '../../../../src/screens/transaction/confirmFlow.ts'

const given: Given = { signature: '0x1234', by: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const refused: ConfirmFailure = { at: 'signing', why: 'rejected' }
const unreachable: ConfirmFailure = { at: 'sending', why: 'unreachable' }

const review: ConfirmState = { step: 'review' }
const signing: ConfirmState = { step: 'signing' }
const sending: ConfirmState = { step: 'sending', given }
const notSigned: ConfirmState = { step: 'failed', failure: refused, given: null }
const notSent: ConfirmState = { step: 'failed', failure: unreachable, given }
const done: ConfirmState = { step: 'done' }

test('confirming begins with the review', () => expect(confirmStart).toEqual(review))

describe('confirming', () => {
  test.each<[string, ConfirmState, ConfirmEvent, ConfirmState]>([
    ['asks the wallet', review, { type: 'sign' }, signing],
    ['passes the signature on', signing, { type: 'signed', given }, sending],
    ['ends when the gateway has it', sending, { type: 'sent' }, done],
    ['stops when the wallet refuses', signing, { type: 'failed', failure: refused }, notSigned],
    ['keeps the signature when it cannot be passed on', sending, { type: 'failed', failure: unreachable }, notSent],
    ['asks the wallet again when there is no signature', notSigned, { type: 'retry' }, signing],
    ['does not ask the wallet again when there is one', notSent, { type: 'retry' }, sending],
    ['goes back to the review after a refusal', notSigned, { type: 'back' }, review],
  ])('%s', (_, before, event, after) => {
    expect(confirmFlow(before, event)).toEqual(after)
  })

  test.each<[string, ConfirmState, ConfirmEvent]>([
    ['a second press does not sign twice', signing, { type: 'sign' }],
    ['nothing is signed while it is being sent', sending, { type: 'sign' }],
    ['a signature that nobody waits for is not sent', review, { type: 'signed', given }],
    ['a late refusal does not undo what is signed', done, { type: 'failed', failure: refused }],
    ['a failure without a request is none', review, { type: 'failed', failure: refused }],
    ['nothing is sent that was not being sent', signing, { type: 'sent' }],
    ['a signature that was given is not thrown away', notSent, { type: 'back' }],
    ['there is nothing to go back to in the wallet', signing, { type: 'back' }],
    ['there is nothing to try again before a failure', review, { type: 'retry' }],
    ['the end is the end', done, { type: 'retry' }],
  ])('%s', (_, state, event) => {
    expect(confirmFlow(state, event)).toBe(state)
  })
})
