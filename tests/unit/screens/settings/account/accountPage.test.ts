import { describe, expect, test } from 'vitest'
import { type Address, failed, loading, ready } from '#base'
import { GatewayHttpError } from '#gateway'
import { people } from '../../../../../mocks/people.ts'
import { accountNameProblem } from '../../../../../src/screens/settings/account/accountName.ts'
import {
  type AccountFacts,
  accountPage,
} from '../../../../../src/screens/settings/account/accountPage.ts'
import { type DataChanges, isOn } from '../../../../../src/screens/settings/account/dataChange.ts'
import type { LoginSession } from '../../../../../src/screens/settings/account/login/loginState.ts'
import { nameProblemOf } from '../../../../../src/screens/settings/account/nameProblem.ts'

const [alice, bob] = [people.alice.address, people.bob.address]
const account = { id: '1', address: alice, name: 'Alice' }
const sessionOf = (address: Address | null): LoginSession => ({
  address,
  email: null,
  chainId: 1,
  until: null,
  canEnd: true,
  knownBy: 'gateway',
})
const hers = ready(account)
const signedIn = (address: Address | null) =>
  ({ status: 'signedIn', session: sessionOf(address) }) as const

/** Alice is signed in and has an account. */
const page = (facts: Partial<AccountFacts> = {}) =>
  accountPage({
    login: signedIn(alice),
    connected: alice,
    isReconnecting: false,
    account: hers,
    hasNoTypes: false,
    ...facts,
  })

describe('the account page', () => {
  test('shows the account of who is signed in', () => {
    expect(page()).toEqual({ step: 'signedIn', session: sessionOf(alice), account: hers })
    expect(page({ account: ready(null) })).toMatchObject({
      account: { status: 'ready', value: null },
    })
    expect(page({ account: loading })).toMatchObject({ account: { status: 'loading' } })
    expect(page({ account: failed({ kind: 'timeout' }) })).toMatchObject({
      account: { status: 'failed', reason: { kind: 'timeout' } },
    })
  })

  test('shows it without a wallet, too', () =>
    expect(page({ connected: undefined })).toMatchObject({
      step: 'signedIn',
      account: { status: 'ready' },
    }))

  test('compares addresses, not their spelling', () =>
    expect(page({ connected: alice.toLowerCase() as Address }).step).toBe('signedIn'))

  test('names both addresses if another one is connected, and no account', () => {
    expect(page({ connected: bob })).toEqual({
      step: 'other',
      session: sessionOf(alice),
      connected: bob,
    })
  })

  test.each<[string, Partial<AccountFacts>]>([
    ['has no types of data', { hasNoTypes: true, account: loading }],
    ['lacks the call', { account: failed({ kind: 'notOffered' }) }],
    ['knows the person by an email address', { login: signedIn(null), account: loading }],
  ])('says that there are no accounts if the gateway %s', (_, facts) => {
    expect(page(facts)).toMatchObject({ step: 'signedIn', account: { status: 'notOffered' } })
  })

  test('offers sign-in if no one is signed in, with the reason', () => {
    expect(page({ login: { status: 'signedOut', ended: 'expired' } })).toEqual({
      step: 'signedOut',
      ended: 'expired',
    })
  })

  test('waits for the login and for the wallet of the last visit', () => {
    expect(page({ login: { status: 'loading' } })).toEqual({ step: 'loading' })
    expect(page({ isReconnecting: true, connected: undefined })).toEqual({ step: 'loading' })
  })

  test('says why it doesn’t know who is signed in', () => {
    const retry = () => {}
    expect(page({ login: { status: 'failed', reason: { kind: 'offline' }, retry } })).toEqual({
      step: 'failed',
      reason: { kind: 'offline' },
      retry,
    })
  })
})

describe('the name of an account', () => {
  test.each(['', ' ', 'Bob', 'abc', 'a.b-c_d', 'A'.repeat(20), ' Alice '])('“%s” is fine', (name) =>
    expect(accountNameProblem(name)).toBeUndefined(),
  )
  test.each([
    ['ab', 'tooShort'],
    ['a'.repeat(21), 'tooLong'],
    ['.abc', 'characters'],
    ['abc-', 'characters'],
    ['a..b', 'characters'],
    ['Ålice', 'characters'],
    ['Alice B', 'characters'],
    ['<b>x</b>', 'characters'],
  ])('“%s” is %s', (name, problem) => expect(accountNameProblem(name)).toBe(problem))

  const rejection = (body: object, status = 422) =>
    new GatewayHttpError('/v1/accounts', { status, statusText: '', text: JSON.stringify(body) })
  test('is required by some gateways', () => {
    expect(
      nameProblemOf(rejection({ statusCode: 422, message: 'Required', path: ['name'] }), ' '),
    ).toEqual({ why: 'required' })
  })
  test('may be rejected for a reason that only the gateway knows', () => {
    expect(
      nameProblemOf(rejection({ statusCode: 422, message: 'Taken', path: ['name'] }), 'Alice'),
    ).toEqual({ why: 'declined', detail: 'Taken' })
  })
  test.each([
    ['another field', rejection({ statusCode: 422, message: 'Required', path: ['address'] })],
    ['no field', rejection({ statusCode: 422, message: 'Error creating account.' })],
    ['a failure', rejection({ code: 503, message: 'Unavailable', path: ['name'] }, 503)],
    ['the network', new TypeError('Failed to fetch')],
  ])('isn’t the subject of %s', (_, error) => expect(nameProblemOf(error, 'Alice')).toBeUndefined())
})

describe('a switch', () => {
  const reason = { kind: 'timeout' } as const
  test.each<[string, readonly string[], DataChanges, boolean]>([
    ['is as the gateway has it', ['1'], {}, true],
    [
      'is as it was pressed while that is saved',
      [],
      { 1: { status: 'saving', enabled: true } },
      true,
    ],
    ['returns if that fails', [], { 1: { status: 'failed', enabled: true, reason } }, false],
    [
      'returns if switching it off fails',
      ['1'],
      { 1: { status: 'failed', enabled: false, reason } },
      true,
    ],
    ['doesn’t follow another one', ['2'], { 2: { status: 'saving', enabled: true } }, false],
  ])('%s', (_, enabled, changes, expected) => expect(isOn('1', enabled, changes)).toBe(expected))
})
