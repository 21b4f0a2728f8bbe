import { describe, expect, test } from 'vitest'
import { failed, loading, ready } from '#base'
import type { SafeDetail } from '#domain'
import { people } from '../../../../../mocks/people.ts'
import type { KnownNames } from '../../../../../src/screens/core/names/resolveName.ts'
import { homeFlow, type HomeFlowInput } from '../../../../../src/screens/safe/home/homeFlow.ts'
import { everyday } from '../../../../../stories/screens/safe/assets/tokens.ts'
import { at, mainnet } from '../../../../../stories/screens/common/rows/items.ts'
import { aSafe } from '../../../../../stories/screens/safe/home/safe.ts'

const { alice, bob, carol, dave } = people
const owners = [alice, bob].map(({ address }) => ({ address, name: null }))
const nobody: KnownNames = { contacts: [], ensOf: () => null, you: undefined }
const given: HomeFlowInput = {
  at,
  chains: [mainnet],
  safe: ready(aSafe({ nonce: 0, owners })),
  state: { ...at, owners: [alice.address], threshold: 1, nonce: 0n, version: '1.4.1' },
  actor: { account: dave.address, chainId: at.chainId },
  holding: ready('none'),
  assets: ready(everyday),
  queue: ready({ next: [], later: [], unreadable: [], hasMore: false }),
  names: nobody,
  contactsHref: '/contacts',
}
const flow = (parts: Partial<HomeFlowInput>) => homeFlow({ ...given, ...parts })

describe('a non-owner account', () => {
  const delegate = { ...given.actor, delegators: [alice.address] }
  const holder = { isDelegate: false, limits: 'held' }

  test('may only look', () => expect(flow({}).role).toBeUndefined())

  test('proposes for an owner whose delegate it is', () =>
    expect(flow({ actor: delegate }).role).toEqual({ isDelegate: true, limits: 'none' }))

  test.each<['left' | 'usedUp']>([['left'], ['usedUp']])(
    'has a spending limit of which it has %s',
    (value) => expect(flow({ holding: ready(value) }).role).toEqual(holder),
  )

  test('does both', () =>
    expect(flow({ actor: delegate, holding: ready('left') }).role).toEqual({
      ...holder,
      isDelegate: true,
    }))

  test.each<[string, HomeFlowInput['holding'], string]>([
    ['are being read', loading, 'reading'],
    ["couldn't be read", failed({ kind: 'unreachable' }), 'unknown'],
  ])('may have limits while they %s', (_, holding, limits) =>
    expect(flow({ holding }).role).toEqual({ isDelegate: false, limits }),
  )

  test.each<[string, Partial<HomeFlowInput>]>([
    ['the Safe is not read', { state: undefined, actor: delegate, holding: ready('left') }],
    ['its delegator is a former owner', { actor: { ...delegate, delegators: [carol.address] } }],
    ['no account is connected', { actor: { account: null, chainId: null } }],
  ])('may only look while %s', (_, parts) => expect(flow(parts).role).toBeUndefined())
})

test('an owner needs no limit to send', () =>
  expect(
    flow({ actor: { ...given.actor, account: alice.address }, holding: ready('left') }).role,
  ).toBeUndefined())

describe('the first steps', () => {
  const nameStep = (names: Partial<KnownNames>) =>
    flow({ names: { ...nobody, ...names } }).firstSteps?.steps.name
  const contact = { address: bob.address, name: 'Bob', chains: [] }

  test('count an owner as named who is a contact, has an ENS name, or is the user', () => {
    expect(nameStep({ you: alice.address })).toBe(false)
    expect(nameStep({ you: alice.address, contacts: [contact] })).toBe(true)
    expect(nameStep({ ensOf: (address) => `${address}.eth` })).toBe(true)
  })

  test('lead to assets, contacts, and a new transaction of this Safe', () => {
    const { hrefs } = flow({}).firstSteps ?? {}
    expect(hrefs).toEqual({
      fund: expect.stringContaining('/balances?safe=') as string,
      name: '/contacts',
      propose: expect.stringContaining('/transactions/new?safe=') as string,
    })
  })

  test.each<[string, HomeFlowInput['safe']]>([
    ['is loading', loading],
    ['failed to load', failed({ kind: 'unreachable' })],
    ['has executed a transaction', ready(aSafe({ nonce: 1 }))],
  ])('are not shown for a Safe that %s', (_, safe) =>
    expect(flow({ safe }).firstSteps).toBeUndefined(),
  )
})

test.each<[boolean, HomeFlowInput['safe']]>([
  [true, failed({ kind: 'notFound' })],
  [false, failed({ kind: 'unreachable' })],
  [false, loading],
  [false, ready<SafeDetail>(aSafe())],
])('a Safe is missing (%s) only if the gateway says so', (isMissing, safe) =>
  expect(flow({ safe }).isMissing).toBe(isMissing),
)

test('every page of the Safe is linked', () => {
  const { links } = flow({})
  expect([links.assets, links.queue, links.history, links.transaction('multisig_1')]).toEqual(
    ['balances', 'transactions/queue', 'transactions/history', 'transactions/tx'].map(
      (page) => expect.stringContaining(`/${page}?safe=`) as string,
    ),
  )
})

test('a new transaction is offered only to accounts that can propose it', () => {
  const link = (account: `0x${string}`, delegators: `0x${string}`[] = []) =>
    flow({ actor: { ...given.actor, account, delegators } }).links.newTransaction
  expect(link(alice.address)).toContain('/transactions/new?safe=')
  expect(link(dave.address, [alice.address])).toContain('/transactions/new?safe=')
  expect(link(dave.address)).toBeUndefined()
  expect(flow({ state: undefined }).links.newTransaction).toBeUndefined()
})
