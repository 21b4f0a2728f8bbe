import { describe, expect, test } from 'vitest'
import { type ExecuteEvent, type ExecuteFailure, executeFlow, executeStart, type ExecuteState } from '../../../../src/screens/transaction/executeFlow.ts'

const txHash = `0x${'ab'.repeat(32)}` as const
const refused: ExecuteFailure = { at: 'wallet', why: 'rejected' }
const reverted: ExecuteFailure = { at: 'chain', why: 'reverted', code: 'GS013' }

const review: ExecuteState = { step: 'review' }
const wallet: ExecuteState = { step: 'wallet' }
const mining: ExecuteState = { step: 'mining', txHash }
const notSent: ExecuteState = { step: 'failed', failure: refused, txHash: null }
const undone: ExecuteState = { step: 'failed', failure: reverted, txHash }
const done: ExecuteState = { step: 'done', txHash, inner: 'success' }

test('executing begins with the review', () => expect(executeStart).toEqual(review))

describe('executing', () => {
  test.each<[string, ExecuteState, ExecuteEvent, ExecuteState]>([
    ['asks the wallet', review, { type: 'execute' }, wallet],
    ['waits for the network', wallet, { type: 'sent', txHash }, mining],
    ['ends when it is mined', mining, { type: 'mined', inner: 'success' }, done],
    ['tells when the inner call failed', mining, { type: 'mined', inner: 'failure' }, { step: 'done', txHash, inner: 'failure' }],
    ['stops when the wallet refuses', wallet, { type: 'failed', failure: refused }, notSent],
    ['keeps the hash of what the network undid', mining, { type: 'failed', failure: reverted }, undone],
    ['goes back to the review when nothing was sent', notSent, { type: 'back' }, review],
  ])('%s', (_, before, event, after) => {
    expect(executeFlow(before, event)).toEqual(after)
  })

  test.each<[string, ExecuteState, ExecuteEvent]>([
    ['a second press does not send twice', wallet, { type: 'execute' }],
    ['nothing is sent again while it is being mined', mining, { type: 'execute' }],
    ['a hash that nobody waits for is not followed', review, { type: 'sent', txHash }],
    ['nothing is mined before it was sent', wallet, { type: 'mined', inner: 'success' }],
    ['a late failure does not undo what is mined', done, { type: 'failed', failure: reverted }],
    ['what reached the chain cannot be taken back', undone, { type: 'back' }],
    ['there is nothing to go back to in the wallet', wallet, { type: 'back' }],
    ['the end is the end', done, { type: 'execute' }],
  ])('%s', (_, state, event) => {
    expect(executeFlow(state, event)).toBe(state)
  })
})
