import { describe, expect, it } from 'vitest'
import type { ChainSummary } from '#base'
import {
  checkDelegate,
  type DelegateContext,
  type DelegateForm,
  emptyDelegateForm,
  readDelegateForm,
} from '../../../../../src/screens/safe/setup/delegates/checkDelegate.ts'

const at = { chainId: '1', address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
const alice = '0x63A9bf153603E4a100579FF7763066b998107F83'
const bob = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
const dave = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
const optimism = { chainId: '10', name: 'Optimism' } as ChainSummary

const usable = (address: typeof dave | typeof bob | typeof at.address, chain?: ChainSummary) =>
  ({ status: 'usable', address, chain, lookAlike: undefined }) as const

const check = (form: Partial<DelegateForm>, context: Partial<DelegateContext> = {}) =>
  checkDelegate(
    { ...emptyDelegateForm, label: 'Books', ...form },
    { at, found: usable(dave), owners: [alice, bob], delegates: [], account: alice, ...context },
  )

describe('a new delegate', () => {
  it('is for this Safe, or for all of the owner’s', () => {
    expect(check({ label: ' Books ' })).toEqual({
      ready: { safe: at.address, delegate: dave, label: 'Books' },
    })
    expect(check({ scope: 'chain' })).toEqual({
      ready: { safe: null, delegate: dave, label: 'Books' },
    })
  })

  it.each([
    ['nothing typed', { found: { status: 'wrong', problem: { why: 'empty' } } }, 'empty'],
    ['the Safe itself', { found: usable(at.address) }, 'itself'],
    ['an owner', { found: usable(bob) }, 'owner'],
    ['an address of another network', { found: usable(dave, optimism) }, 'otherChain'],
    [
      'a delegate there is',
      { delegates: [{ safe: at.address, delegate: dave, delegator: alice, label: '' }] },
      'same',
    ],
    [
      'a delegate for all Safes',
      { delegates: [{ safe: null, delegate: dave, delegator: alice, label: '' }] },
      'same',
    ],
  ] as const)('is not %s', (_, context, why) => {
    const { address, ready } = check({}, context)
    expect(address).toMatchObject({ why })
    expect(ready).toBeUndefined()
  })

  it('may be one of another owner, and one for this Safe may be one for all', () => {
    expect(
      check({}, { delegates: [{ safe: null, delegate: dave, delegator: bob, label: '' }] }).ready,
    ).toBeDefined()
    expect(
      check(
        { scope: 'chain' },
        { delegates: [{ safe: at.address, delegate: dave, delegator: alice, label: '' }] },
      ).ready,
    ).toBeDefined()
  })

  it('waits for a name that is looked up', () => {
    const found = { status: 'pending', name: 'dave.eth', lookup: { status: 'loading' } } as const
    expect(check({}, { found })).toEqual({})
  })

  it('has a name of at most 50 characters', () => {
    expect(check({ label: '  ' }).label).toBe('empty')
    expect(check({ label: '🦊'.repeat(50) }).ready).toBeDefined()
    expect(check({ label: 'x'.repeat(51) })).toEqual({ label: 'tooLong' })
  })

  it('that was kept is read as it was typed', () => {
    const form = { typed: 'dave.eth', label: 'Books', scope: 'chain' } as const
    expect(readDelegateForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
    for (const other of [null, 1, {}, { ...form, scope: 'world' }, { ...form, label: 1 }])
      expect(readDelegateForm(other)).toBeUndefined()
  })
})
