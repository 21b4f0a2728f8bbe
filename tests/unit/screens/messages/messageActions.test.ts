import { describe, expect, it } from 'vitest'
import { no, yes } from '#base'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { messagesText } from '../../../../src/screens/messages/common/text.ts'
import {
  messageActions,
  type MessageActionsInput,
} from '../../../../src/screens/messages/sign/messageActions.ts'
import { englishText } from '../../../../stories/englishText.ts'

const words = {
  text: englishText(messagesText),
  common: englishText(transactionText),
  confirm: englishText(confirmText),
}
const nothing = () => {}
const input: MessageActionsInput = {
  state: { step: 'review' },
  allowed: yes,
  isDeclined: false,
  waits: undefined,
  soon: undefined,
  isAwaited: false,
  network: 'Ethereum',
  onSign: nothing,
  onRetry: nothing,
  onBack: nothing,
  onClose: nothing,
}
const actions = (parts: Partial<MessageActionsInput>) =>
  messageActions({ ...input, ...parts }, words)
const labels = (parts: Partial<MessageActionsInput>) => actions(parts).map(({ label }) => label)
const reasons = (parts: Partial<MessageActionsInput>) =>
  actions(parts).flatMap((one) =>
    'disabledReason' in one && one.disabledReason ? [one.disabledReason] : [],
  )
const unsubmitted = (
  why: 'changed' | 'unchecked' | 'declined' | 'unreachable',
): MessageActionsInput['state'] => ({
  step: 'failed',
  isSigned: true,
  failure: { at: 'submitting', why },
})

describe.each(['changed', 'unchecked'] as const)('a signature kept back as %s', (why) => {
  const state = unsubmitted(why)

  it('is submitted only after its dangers are acknowledged', () => {
    expect(labels({ state })).toEqual(['Close', 'Submit anyway'])
    expect(reasons({ state, waits: 'Acknowledge first' })).toEqual(['Acknowledge first'])
    expect(reasons({ state })).toEqual([])
  })

  it('needs no network of the wallet, which has nothing left to sign', () =>
    expect(labels({ state, allowed: no('wrongChain'), onSwitchChain: nothing })).toEqual([
      'Close',
      'Submit anyway',
    ]))

  it.each(['loading', 'checking'] as const)('waits while its owners are unknown: %s', (reason) => {
    expect(labels({ state, allowed: no(reason) })).toEqual(['Close', 'Submit anyway'])
    expect(reasons({ state, allowed: no(reason) })).toEqual(['Still checking on-chain'])
  })

  it.each(['notOwner', 'differs', 'unverified', 'complete', 'unsupportedVersion'] as const)(
    'stays here if it could not be made anymore: %s',
    (reason) => expect(labels({ state, allowed: no(reason) })).toEqual(['Close']),
  )

  it('stays here if what it says rules it out', () =>
    expect(labels({ state, isDeclined: true })).toEqual(['Close']))
})

it.each([
  ['was not accepted', unsubmitted('declined'), ['Close', 'Try again']],
  ['did not arrive', unsubmitted('unreachable'), ['Close', 'Try again']],
  [
    'was not made',
    { step: 'failed', isSigned: false, failure: { at: 'signing', why: 'rejected' } },
    ['Back', 'Try again'],
  ],
] as const)('a signature that %s is tried again', (_, state, expected) => {
  expect(labels({ state, waits: 'Acknowledge first' })).toEqual(expected)
  expect(reasons({ state, waits: 'Acknowledge first' })).toEqual([])
})

it('a review is signed once its dangers are acknowledged, and not if it is ruled out', () => {
  expect(labels({})).toEqual(['Cancel', 'Sign'])
  expect(reasons({ waits: 'Acknowledge first', soon: 'One moment' })).toEqual(['Acknowledge first'])
  expect(reasons({ soon: 'One moment' })).toEqual(['One moment'])
  expect(labels({ isDeclined: true, isAwaited: true })).toEqual(['Decline'])
})
