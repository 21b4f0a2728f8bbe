import { describe, expect, test } from 'vitest'
import { no, yes, zeroAddress } from '#base'
import type { SafeState } from '#domain'
import { sentBy } from '#safe'
import { people } from '../../../../../mocks/people.ts'
import type { DraftCall } from '../../../../../src/screens/core/stores/transactionDraft.ts'
import {
  builderFileOf,
  countedIn,
  draftEffect,
  mayProposeIn,
  placesOf,
} from '../../../../../src/screens/transactions/newTransaction/newTransactionFlow.ts'

const { alice, bob, dave, frank } = people
const at = { chainId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
const pay = (id: number, to: typeof dave): DraftCall => ({
  id,
  to: to.address,
  value: BigInt(id),
  data: '0x',
})
const draft = { calls: [pay(1, dave), pay(2, bob), pay(3, frank)], note: ' Invoices ' }
const safe: SafeState = {
  ...at,
  owners: [alice.address],
  threshold: 1,
  nonce: 7n,
  version: '1.4.1',
}

test('a draft does what each of its calls does', () =>
  expect(draftEffect(draft.calls, at.address)).toEqual({
    kind: 'batch',
    to: zeroAddress,
    effects: draft.calls.map(({ to, value }) => ({ kind: 'native', to, raw: value })),
  }))

describe('what a draft adds up to', () => {
  const unknown: DraftCall = { id: 4, to: dave.address, value: 5n, data: '0x12345678' }
  const countedOf = (calls: readonly DraftCall[]) => {
    const { counted, isWhole } = countedIn(draftEffect(calls, at.address))
    return { sent: sentBy(counted), isWhole }
  }

  test('is what its calls send, by token', () =>
    expect(countedOf(draft.calls)).toEqual({
      sent: [{ token: zeroAddress, raw: 6n }],
      isWhole: true,
    }))

  test('is not all of it if a call may send more', () =>
    expect(countedOf([...draft.calls, unknown])).toEqual({
      sent: [{ token: zeroAddress, raw: 6n }],
      isWhole: false,
    }))
})

describe('whether it may be proposed', () => {
  const as = (account: typeof alice, isKnown = true) => ({
    actor: { account: account.address, chainId: '1' },
    isKnown,
  })
  test('is unknown until the Safe and the delegates are read', () => {
    expect(mayProposeIn(undefined, as(alice))).toBeUndefined()
    expect(mayProposeIn(safe, as(frank, false))).toBeUndefined()
  })
  test('is determined for the account', () => {
    expect(mayProposeIn(safe, as(alice))).toEqual(yes)
    expect(mayProposeIn(safe, as(frank))).toEqual(no('notOwner'))
  })
})

test('removed calls know their places', () => {
  const [, second, third] = draft.calls
  expect(placesOf(draft, [second!, third!])).toEqual([
    { call: second, at: 1 },
    { call: third, at: 2 },
  ])
})

test('the file has the name of the note, and without one a general one', () => {
  const nameIn = (note: string) =>
    (
      JSON.parse(
        builderFileOf({ ...draft, note }, at, { untitled: 'Transaction', createdAt: 5 }),
      ) as {
        meta: { name: string }
      }
    ).meta.name
  expect(nameIn(draft.note)).toBe('Invoices')
  expect(nameIn('  ')).toBe('Transaction')
})
