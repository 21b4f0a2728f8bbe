import { describe, expect, test } from 'vitest'
import { no, yes } from '#base'
import {
  autoStart,
  type AutoStartInput,
} from '../../../../../src/screens/transactions/execute/autoStart.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const input: AutoStartInput = {
  askedBy: alice,
  account: alice,
  step: 'review',
  simulation: 'works',
  isAsAgreed: true,
  isCostAsAgreed: true,
  may: yes,
}
const next = (parts: Partial<AutoStartInput>) => autoStart({ ...input, ...parts })

describe('an execution requested with the last signature', () => {
  test('starts once it may and its simulation works', () => expect(next({})).toBe('starts'))
  test.each([
    ['it is simulated', { simulation: 'loading' }],
    ['nothing is known of it', { simulation: 'loading', may: undefined }],
    ['it is verified', { may: no('checking') }],
    ['its chain is read', { may: no('loading') }],
    ['its review isn’t complete', { isAsAgreed: undefined }],
    ['its cost isn’t known', { isCostAsAgreed: undefined }],
  ] as const)('waits while %s', (_, parts) => expect(next(parts)).toBe('waits'))
  test.each(['reverts', 'innerFails', 'unknown', 'unsupported'] as const)(
    'is over if the simulation says %s: a later one must not start it',
    (simulation) => expect(next({ simulation })).toBe('ends'),
  )
  test('is over for another account, or none', () => {
    expect(next({ account: bob })).toBe('ends')
    expect(next({ account: undefined })).toBe('ends')
    expect(next({ account: bob, simulation: 'loading' })).toBe('ends')
  })
  test('is over if it isn’t allowed, such as on another network', () =>
    expect(next({ may: no('wrongChain'), simulation: 'loading' })).toBe('ends'))
  test.each([
    ['it may be executed', {}],
    ['it is simulated', { simulation: 'loading' }],
    ['its simulation fails', { simulation: 'reverts' }],
    ['it isn’t allowed', { may: no('wrongChain') }],
  ] as const)('never starts with another review than the one agreed to, while %s', (_, parts) =>
    expect(next({ isAsAgreed: false, ...parts })).toBe('ends'),
  )
  test('never starts at another cost', () =>
    expect(next({ isCostAsAgreed: false, may: undefined })).toBe('ends'))
  test('ends once the wallet is prompted', () => expect(next({ step: 'wallet' })).toBe('ends'))
  test('that wasn’t requested never starts', () =>
    expect(next({ askedBy: undefined })).toBe('ends'))
})
