import { expect, test } from 'vitest'
import type { SafeState } from '#domain'
import type { PendingTransaction } from '#safe'
import { people } from '../../../../../../mocks/people.ts'
import { awaitedOwners } from '../../../../../../src/screens/transactions/transaction/remind/awaitedOwners.ts'

const [alice, bob, carol, dave] = [
  people.alice.address,
  people.bob.address,
  people.carol.address,
  people.dave.address,
]
const safe = {
  chainId: '1',
  owners: [alice, bob, carol],
  threshold: 2,
  nonce: 11n,
  version: '1.4.1',
} as unknown as SafeState
const pending: PendingTransaction = {
  status: 'AWAITING_CONFIRMATIONS',
  nonce: 11n,
  confirmedBy: [carol],
}

test('reminds owners who have not signed, with any account connected', () => {
  expect(awaitedOwners(pending, safe, 'verified', undefined)).toEqual([alice, bob])
  expect(awaitedOwners(pending, safe, 'verified', dave)).toEqual([alice, bob])
})

test('reminds no one of their own signature', () => {
  expect(awaitedOwners(pending, safe, 'verified', alice)).toEqual([bob])
  const lower = alice.toLowerCase() as typeof alice
  expect(awaitedOwners(pending, safe, 'verified', lower)).toEqual([bob])
})

test('the signature of a former owner does not count', () => {
  const former = { ...pending, confirmedBy: [carol, dave] }
  expect(awaitedOwners(former, safe, 'verified', undefined)).toEqual([alice, bob])
})

test('a signature of this device that is on its way counts, and others can be reminded', () => {
  const signing = { ...pending, inProgress: 'submitting' as const }
  expect(awaitedOwners(signing, safe, 'verified', alice)).toEqual([])
  expect(awaitedOwners(signing, { ...safe, threshold: 3 }, 'verified', alice)).toEqual([bob])
})

test.each<[string, Partial<PendingTransaction>]>([
  ['has all its signatures', { confirmedBy: [alice, carol] }],
  ['was executed', { status: 'SUCCESS' }],
  ['failed', { status: 'FAILED' }],
  ['is being executed', { inProgress: 'processing' }],
  ['was executed here', { inProgress: 'executed' }],
  ['was canceled', { status: 'CANCELLED' }],
  ['has a used nonce', { nonce: 10n }],
])('reminds no one of a transaction that %s', (_, part) => {
  expect(awaitedOwners({ ...pending, ...part }, safe, 'verified', undefined)).toEqual([])
})

test.each(['checking', 'unverifiable', 'differs'] as const)(
  'reminds no one of a transaction whose verification is %s',
  (verification) => {
    expect(awaitedOwners(pending, safe, verification, undefined)).toEqual([])
  },
)

test('reminds no one before the transaction and the Safe are loaded', () => {
  expect(awaitedOwners(undefined, safe, 'verified', undefined)).toEqual([])
  expect(awaitedOwners(pending, undefined, 'verified', undefined)).toEqual([])
})
