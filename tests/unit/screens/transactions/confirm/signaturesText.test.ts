import { describe, expect, test } from 'vitest'
import { no, yes } from '#base'
import {
  offersExecution,
  signaturesText,
} from '../../../../../src/screens/transactions/confirm/signaturesText.ts'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { englishText } from '../../../../../stories/englishText.ts'

const text = englishText(confirmText)
const last = { submitted: 1, required: 2, isLast: true, allowed: yes } as const
const executes =
  'Yours is the last signature needed. “Sign and execute” also executes the transaction right ' +
  'away. With “Sign only”, anyone can execute it later.'

describe('the last signature', () => {
  test.each([
    ['it is allowed', {}],
    ['it is checked again', { allowed: no('checking') }],
    ['the network has to be switched first', { allowed: no('wrongChain') }],
  ] as const)('says which button executes, where %s', (_, parts) => {
    expect(offersExecution({ ...last, ...parts })).toBe(true)
    expect(signaturesText(text, { ...last, ...parts })).toBe(executes)
  })

  test.each([
    ['its nonce isn’t next', { isLast: false }],
    ['the account may not sign', { allowed: no('notOwner') }],
    ['no wallet is connected', { allowed: no('noWallet') }],
  ] as const)('says that others execute, where %s', (_, parts) => {
    expect(offersExecution({ ...last, ...parts })).toBe(false)
    expect(signaturesText(text, { ...last, ...parts })).toBe(text('confirm.last'))
  })
})

test('a signature that isn’t the last one says that nothing moves', () => {
  expect(signaturesText(text, { ...last, isLast: false, required: 3 })).toBe(
    text('confirm.text', { next: 2, required: 3 }),
  )
})

test('an approval and a delegate’s proposal execute nothing', () => {
  expect(offersExecution({ ...last, confirmMethod: 'approve' })).toBe(false)
  expect(signaturesText(text, { ...last, confirmMethod: 'approve' })).toBe(text('approve.text'))
  expect(signaturesText(text, { ...last, isLast: false, delegator: 'Alice' })).toBe(
    text('propose.delegate', { name: 'Alice' }),
  )
})
