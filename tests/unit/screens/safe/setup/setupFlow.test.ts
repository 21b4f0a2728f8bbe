import { describe, expect, test } from 'vitest'
import { failed, loading, no, ready, yes } from '#base'
import { setupFlow, type SetupFlowInput } from '../../../../../src/screens/safe/setup/setupFlow.ts'
import { owners } from '../../../../../stories/screens/common/rows/items.ts'
import { aSafe } from '../../../../../stories/screens/safe/home/safe.ts'
import { aSnapshot } from '../../../../../stories/screens/safe/setup/setup.ts'

const nowhere = () => failed({ kind: 'offline' }, () => {})
const given: SetupFlowInput = {
  chain: { isL2: false },
  reported: ready(aSafe({ owners: owners.map((address) => ({ address, name: null })) })),
  snapshot: ready(aSnapshot()),
  nonces: ready({ current: 7n, recommended: 9n }),
  hasLibrary: true,
  may: yes,
}
const flow = (parts: Partial<SetupFlowInput> = {}) => setupFlow({ ...given, ...parts })

describe('what can be changed', () => {
  test('is not known while the account is not', () =>
    expect(flow({ may: undefined }).reason).toBe('loading'))

  test('is nothing for an account that may not propose', () =>
    expect(flow({ may: no('notOwner') }).reason).toBe('notOwner'))

  test('is open to an account that may propose', () => expect(flow().reason).toBeUndefined())
})

describe('the update of the contract', () => {
  // An official contract of version 1.3.0.
  const snapshot = ready(
    aSnapshot({
      version: '1.3.0',
      singleton: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
      singletonCodeHash: '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e',
    }),
  )
  const update = (parts: Partial<SetupFlowInput> = {}) => flow({ snapshot, ...parts }).update

  test('has the lowest nonce above those of the queue', () =>
    expect(update()).toMatchObject({ kind: 'version', tx: { nonce: 9n, operation: 1 } }))

  test('is not offered for the newest contract', () => expect(flow().update).toBeUndefined())

  test('is not offered where the network does not have its library', () =>
    expect(update({ hasLibrary: false })).toBeUndefined())

  test.each([
    ['the nonces', { nonces: loading }],
    ['the library', { hasLibrary: undefined }],
    ['the account', { may: undefined }],
  ])('waits for %s', (_, parts) =>
    expect(update(parts)).toEqual({ kind: 'version', reason: 'loading' }),
  )

  test('says why an account may not propose it', () =>
    expect(update({ may: no('noWallet') })).toEqual({ kind: 'version', reason: 'noWallet' }))
})

describe('the difference between the gateway and the contract', () => {
  test('names what differs', () =>
    expect(flow({ snapshot: ready(aSnapshot({ threshold: 3 })) }).different).toContain('threshold'))

  test.each([
    ['the chain', { snapshot: nowhere() }],
    ['the gateway', { reported: nowhere() }],
  ])('is not claimed while %s cannot be read', (_, parts) =>
    expect(flow(parts).different).toEqual([]),
  )
})
