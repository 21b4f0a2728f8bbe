import { describe, expect, test } from 'vitest'
import { approveState } from '../../../../../src/screens/transactions/confirm/approve/approveFlow.ts'
import type { SendingState } from '../../../../../src/screens/transactions/execute/executeFlow.ts'

const txHash = `0x${'ab'.repeat(32)}` as const
const review: SendingState = { step: 'review' }

describe('an approval', () => {
  test.each([
    [{ status: 'processing' }, { step: 'mining', txHash, slow: false }],
    [{ status: 'executed', inner: 'success' }, { step: 'done' }],
    [
      { status: 'reverted' },
      { step: 'failed', isSigned: false, txHash, failure: { at: 'chain', why: 'reverted' } },
    ],
    [
      { status: 'dropped' },
      { step: 'failed', isSigned: false, txHash, failure: { at: 'chain', why: 'dropped' } },
    ],
    // A contract wallet's own transaction can be mined while the approval inside it fails.
    [
      { status: 'executed', inner: 'failure' },
      { step: 'failed', isSigned: false, txHash, failure: { at: 'chain', why: 'notApproved' } },
    ],
  ] as const)('is shown as it is: %j', (state, shown) => {
    expect(approveState(review, { txHash, state }, false)).toEqual(shown)
  })

  test('is done once the Safe has it, whatever became of the transaction that was sent', () => {
    expect(approveState(review, { txHash, state: { status: 'dropped' } }, true)).toEqual({
      step: 'done',
    })
  })

  test('shows the wallet prompt, and what was rejected', () => {
    expect(
      approveState({ step: 'wallet' }, { txHash, state: { status: 'reverted' } }, false),
    ).toEqual({ step: 'wallet' })
    const failure = { at: 'wallet', why: 'rejected' } as const
    expect(approveState({ step: 'failed', failure }, undefined, false)).toEqual({
      step: 'failed',
      failure,
      txHash: null,
      isSigned: false,
    })
  })

  test('isn’t reported as done before anything was sent from here', () => {
    expect(approveState(review, undefined, true)).toEqual(review)
  })
})
