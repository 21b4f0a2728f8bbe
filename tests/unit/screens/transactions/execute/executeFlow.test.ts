import { describe, expect, test } from 'vitest'
import {
  type ExecuteFailure,
  executeState,
  type SendingEvent,
  sendingFlow,
  sendingStart,
  type SendingState,
} from '../../../../../src/screens/transactions/execute/executeFlow.ts'

const txHash = `0x${'ab'.repeat(32)}` as const
const declined: ExecuteFailure = { at: 'wallet', why: 'rejected' }

const review: SendingState = { step: 'review' }
const wallet: SendingState = { step: 'wallet' }
const failed: SendingState = { step: 'failed', failure: declined }

test('executing begins with the review', () => expect(sendingStart).toEqual(review))

describe('sending', () => {
  test.each<[string, SendingState, SendingEvent, SendingState]>([
    ['asks the wallet', review, { type: 'execute' }, wallet],
    ['ends when it is sent', wallet, { type: 'sent' }, review],
    ['stops when the wallet rejects', wallet, { type: 'failed', failure: declined }, failed],
    ['goes back to the review', failed, { type: 'back' }, review],
  ])('%s', (_, before, event, after) => {
    expect(sendingFlow(before, event)).toEqual(after)
  })

  test.each<[string, SendingState, SendingEvent]>([
    ['a second press does not send twice', wallet, { type: 'execute' }],
    ['a failure without a request is none', review, { type: 'failed', failure: declined }],
    ['there is nothing to go back to in the wallet', wallet, { type: 'back' }],
  ])('%s', (_, state, event) => {
    expect(sendingFlow(state, event)).toBe(state)
  })
})

describe('the dialog', () => {
  test.each([
    [{ status: 'processing' }, { step: 'mining', txHash, slow: false }],
    [
      { status: 'processing', slow: true },
      { step: 'mining', txHash, slow: true },
    ],
    [
      { status: 'executed', inner: 'failure' },
      { step: 'done', txHash, inner: 'failure' },
    ],
    [{ status: 'reverted' }, { step: 'failed', txHash, failure: { at: 'chain', why: 'reverted' } }],
    [{ status: 'dropped' }, { step: 'failed', txHash, failure: { at: 'chain', why: 'dropped' } }],
    [{ status: 'replaced' }, { step: 'failed', txHash, failure: { at: 'chain', why: 'replaced' } }],
  ] as const)('shows what became of an execution: %j', (state, shown) => {
    expect(executeState(review, { txHash, state })).toEqual(shown)
  })

  test('shows the wallet prompt while a second attempt is open', () => {
    expect(executeState(wallet, { txHash, state: { status: 'reverted' } })).toEqual(wallet)
  })

  test('shows the review where nothing was sent', () => {
    expect(executeState(review, undefined)).toEqual(review)
    expect(executeState(failed, undefined)).toEqual({ ...failed, txHash: null })
  })
})
