import { describe, expect, test } from 'vitest'
import { loading, no, ready, yes, zeroAddress } from '#base'
import type { SafeState } from '#domain'
import { batchLibraries, type Effect, sentBy } from '#safe'
import { people } from '../../../../../mocks/people.ts'
import type { DraftCall } from '../../../../../src/screens/core/stores/transactionDraft.ts'
import {
  builderFileOf,
  countedIn,
  draftEffect,
  mayProposeIn,
  newTransactionFlow,
  type NewTransactionInput,
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
  const payment: Effect = { kind: 'native', to: bob.address, raw: 1n }
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

  test('is marked incomplete if a call may send more', () =>
    expect(countedOf([...draft.calls, unknown])).toEqual({
      sent: [{ token: zeroAddress, raw: 11n }],
      isWhole: false,
    }))

  test.each<[string, Effect]>([
    ['a call', { kind: 'call', to: dave.address, raw: 5n, selector: '0x12345678' }],
    [
      'a malformed call',
      { kind: 'malformed', to: dave.address, raw: 5n, method: 'deposit', may: payment },
    ],
    [
      "another account's transaction",
      {
        kind: 'execute',
        account: dave.address,
        raw: 5n,
        inner: { effect: payment, refund: null, mayFail: false },
      },
    ],
  ])('counts the coins sent with %s, also in a batch', (_, effect) => {
    for (const one of [effect, { kind: 'batch', to: zeroAddress, effects: [effect] } as const]) {
      const effects = [payment, one]
      const { counted, isWhole } = countedIn({ kind: 'batch', to: zeroAddress, effects })
      expect({ sent: sentBy(counted), isWhole }).toEqual({
        sent: [{ token: zeroAddress, raw: 6n }],
        isWhole: false,
      })
    }
  })
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

test('removed calls keep their positions', () => {
  const [, second, third] = draft.calls
  expect(placesOf(draft, [second!, third!])).toEqual([
    { call: second, at: 1 },
    { call: third, at: 2 },
  ])
})

test('the file is named after the note, or gets a default name', () => {
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

describe('the page of a new transaction', () => {
  const [library] = batchLibraries('1.4.1')
  const given: NewTransactionInput = {
    draft,
    effect: draftEffect(draft.calls, at.address),
    context: { safe: at.address, tokens: [] },
    safe,
    actor: { actor: { account: alice.address, chainId: at.chainId }, isKnown: true },
    typedNonce: '',
    nonces: ready({ current: 7n, recommended: 9n }),
  }
  const flow = (parts: Partial<NewTransactionInput> = {}) =>
    newTransactionFlow({ ...given, ...parts })
  const one = { ...draft, calls: [pay(1, dave)] }

  test('proposes at the next free nonce, or at a typed one', () => {
    expect(flow().propose?.(library).tx).toMatchObject({ nonce: 9n, to: library, operation: 1 })
    expect(flow({ typedNonce: '8' }).propose?.(library).tx.nonce).toBe(8n)
  })

  test.each<[string, Partial<NewTransactionInput>]>([
    ['the nonces are loading', { nonces: loading }],
    ['the nonce is used', { typedNonce: '6' }],
    ['the nonce is not a number', { typedNonce: 'x' }],
  ])('proposes nothing while %s', (_, parts) => expect(flow(parts).propose).toBeUndefined())

  test('needs a library only for several calls', () => {
    expect(flow().libraries).toEqual(batchLibraries('1.4.1'))
    const { libraries, propose } = flow({ draft: one })
    expect(libraries).toEqual([])
    expect(propose?.(undefined).tx).toMatchObject({ to: dave.address, value: 1n, operation: 0 })
  })

  test('may be proposed once the Safe and the account are known', () => {
    expect(flow().may).toEqual(yes)
    expect(flow({ safe: undefined }).may).toBeUndefined()
    expect(flow({ actor: { ...given.actor, isKnown: false } }).may).toBeUndefined()
  })
})
