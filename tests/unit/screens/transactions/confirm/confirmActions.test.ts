import { describe, expect, it } from 'vitest'
import { no, yes } from '#base'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { confirmActions } from '../../../../../src/screens/transactions/confirm/confirmActions.ts'
import type { ConfirmActionsInput } from '../../../../../src/screens/transactions/confirm/confirmActionsInput.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { people } from '../../../../../mocks/people.ts'
import { englishText } from '../../../../../stories/englishText.ts'
import { mainnet } from '../../../../../stories/screens/transactions/review/transactions.ts'

const words = { text: englishText(transactionText), dialogText: englishText(confirmText) }
const nothing = () => {}
const input: ConfirmActionsInput = {
  chain: undefined,
  state: { step: 'review' },
  allowed: yes,
  submitted: 1,
  required: 3,
  onSign: nothing,
  onRetry: nothing,
  onBack: nothing,
  onClose: nothing,
}
const labels = (parts: Partial<ConfirmActionsInput>) =>
  confirmActions({ ...input, ...parts }, words).map(({ label }) => label)
const lostApproval: ConfirmActionsInput['state'] = {
  step: 'failed',
  isSigned: false,
  txHash: null,
  failure: { at: 'wallet', why: 'failed', mayHaveSent: true },
}
const failed = (isSigned: boolean): ConfirmActionsInput['state'] => ({
  step: 'failed',
  isSigned,
  failure: isSigned ? { at: 'submitting', why: 'unreachable' } : { at: 'signing', why: 'rejected' },
})

const held = (why: 'changed' | 'unchecked'): ConfirmActionsInput['state'] => ({
  step: 'failed',
  isSigned: true,
  failure: { at: 'submitting', why },
})

it.each<[string, Partial<ConfirmActionsInput>, readonly string[]]>([
  ['signs', {}, ['Cancel', 'Sign']],
  [
    'signs alone, or executes as well',
    { isLast: true },
    ['Cancel', 'Sign only', 'Sign and execute'],
  ],
  ['proposes in the name of an owner', { delegator: 'Dave' }, ['Cancel', 'Propose']],
  ['goes back to where it was drafted', { onEdit: nothing }, ['Back', 'Sign']],
  ['approves', { confirmMethod: 'approve', isLast: true }, ['Cancel', 'Approve on-chain']],
  [
    'only cancels while the wallet is asked',
    { state: { step: 'signing', method: 'typedData' } },
    ['Cancel'],
  ],
  ['closes while it is submitted', { state: { step: 'submitting' } }, ['Close']],
  [
    'passes on what the gateway is slow to take',
    { state: { step: 'submitting' }, sharedLink: 'https://coffer.test/#tx' },
    ['Copy link with signatures', 'Close'],
  ],
  [
    'passes on nothing while its review is repeated',
    { state: { step: 'submitting', isUnchecked: true }, sharedLink: 'https://coffer.test/#tx' },
    ['Close'],
  ],
  [
    'offers no execution that begins by itself',
    { state: { step: 'done' }, isStarting: true, submitted: 3, onExecute: nothing },
    ['Close'],
  ],
  ['tries again', { state: failed(false) }, ['Back', 'Try again']],
  [
    'looks for an approval that may have been sent',
    { state: lostApproval, account: people.alice.address, chain: mainnet },
    ['Close', 'Back', 'Check account activity'],
  ],
  ['submits again', { state: failed(true) }, ['Close', 'Submit again']],
  [
    'submits what was kept back, and offers no link that would pass it on',
    { state: held('changed'), sharedLink: 'https://coffer.test/#tx' },
    ['Close', 'Submit anyway'],
  ],
  ['submits what could not be checked', { state: held('unchecked') }, ['Close', 'Submit anyway']],
  [
    'submits nothing that a check refutes',
    { state: held('changed'), details: 'Other owners' },
    ['Copy details', 'Close'],
  ],
  [
    'passes on what the gateway does not take',
    { state: failed(true), sharedLink: 'https://coffer.test/#tx' },
    ['Close', 'Copy link with signatures', 'Submit again'],
  ],
  [
    'asks the others',
    { state: { step: 'done' }, link: 'https://coffer.test/' },
    ['Close', 'Copy link for other owners'],
  ],
  [
    'asks no other owner once it is complete',
    { state: { step: 'done' }, link: 'https://coffer.test/', submitted: 3, onExecute: nothing },
    ['Close', 'Execute'],
  ],
])('%s', (_, parts, expected) => {
  expect(labels(parts)).toEqual(expected)
})

it('has one primary action, the last, in every step with a choice', () => {
  for (const state of [input.state, failed(false), failed(true)]) {
    const variants = confirmActions({ ...input, state, isLast: true }, words).map(
      ({ variant }) => variant,
    )
    expect(variants.filter((variant) => variant === 'primary')).toHaveLength(1)
    expect(variants.at(-1)).toBe('primary')
  }
})

describe('what can’t be signed yet', () => {
  const reasons = (parts: Partial<ConfirmActionsInput>) =>
    confirmActions({ ...input, ...parts }, words).flatMap((action) =>
      'disabledReason' in action && action.disabledReason ? [action.disabledReason] : [],
    )

  it('says why, on both buttons', () => {
    expect(reasons({ waits: 'Read it first', isLast: true })).toEqual([
      'Read it first',
      'Read it first',
    ])
    expect(reasons({ allowed: no('notOwner') })).toEqual([
      "Your wallet isn't an owner of this Safe",
    ])
  })

  it('is only signed while its cost is unknown', () => {
    expect(reasons({ executeWaits: 'Still checking on-chain', isLast: true })).toEqual([
      'Still checking on-chain',
    ])
  })

  it('switches the network where the wallet can', () => {
    const parts = { allowed: no('wrongChain' as const), onSwitchChain: nothing }
    expect(labels(parts)).toEqual(['Cancel', 'Switch to '])
    expect(reasons(parts)).toEqual([])
    expect(reasons({ allowed: no('wrongChain') })).toHaveLength(1)
  })
})
