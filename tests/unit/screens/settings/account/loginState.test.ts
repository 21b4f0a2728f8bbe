import { describe, expect, test } from 'vitest'
import { type Address, failed, loading, ready, type Remote } from '#base'
import type { LoginProbe, SessionReport } from '#queries'
import { people } from '../../../../../mocks/people.ts'
import {
  type LoginNote,
  parseLoginNote,
} from '../../../../../src/screens/settings/account/login/loginNote.ts'
import { loginObstacle } from '../../../../../src/screens/settings/account/login/loginObstacle.ts'
import { loginState } from '../../../../../src/screens/settings/account/login/loginState.ts'

const [alice, bob] = [people.alice.address, people.bob.address]
const now = 1_795_000_000_000
const hour = 60 * 60 * 1000
const noteOf = (address: Address, until = now + hour): LoginNote => ({
  gateway: 'https://gateway.example',
  address,
  chainId: 1,
  until,
})
const missing = ready<SessionReport>('notOffered')
const probing = (address: Address, result: Remote<LoginProbe>) => ({ address, result })
const session = (signer: Address | null, email: string | null = null): Remote<SessionReport> =>
  ready({ id: '1', method: signer ? 'siwe' : 'oidc', signer, email })

describe('a gateway that says who is signed in', () => {
  test('is believed, whatever this device remembers', () => {
    expect(
      loginState({ session: session(bob), probe: undefined, note: noteOf(alice), now }),
    ).toEqual({
      status: 'signedIn',
      session: {
        address: bob,
        email: null,
        chainId: null,
        until: null,
        canEnd: true,
        knownBy: 'gateway',
      },
    })
  })

  test('has the chain and the end that this device remembers for the address', () => {
    const spelled = alice.toLowerCase() as Address
    expect(
      loginState({ session: session(alice), probe: undefined, note: noteOf(spelled), now }),
    ).toMatchObject({
      session: { chainId: 1, until: now + hour },
    })
  })

  test('may name an email address instead of a wallet', () => {
    expect(
      loginState({
        session: session(null, 'alice@example.test'),
        probe: undefined,
        note: noteOf(alice),
        now,
      }),
    ).toMatchObject({
      session: { address: null, email: 'alice@example.test', until: null },
    })
  })

  test.each<[note: LoginNote | null, ended: 'expired' | 'unknown' | null]>([
    [null, null],
    [noteOf(alice, now), 'expired'],
    [noteOf(alice, now + 1), 'unknown'],
  ])(
    'reports that no one is signed in: with the record %o, the session ended as %s',
    (note, ended) => {
      expect(loginState({ session: ready(null), probe: undefined, note, now })).toEqual({
        status: 'signedOut',
        ended,
      })
    },
  )

  test('that fails is retried, and no one counts as signed out', () => {
    expect(
      loginState({ session: failed({ kind: 'timeout' }), probe: undefined, note: null, now }),
    ).toMatchObject({
      status: 'failed',
      reason: { kind: 'timeout' },
    })
    expect(loginState({ session: loading, probe: undefined, note: null, now }).status).toBe(
      'loading',
    )
  })
})

describe('a gateway that doesn’t say who is signed in', () => {
  const state = (probe: ReturnType<typeof probing> | undefined, note: LoginNote | null = null) =>
    loginState({ session: missing, probe, note, now })

  test('shows it by the account that it returns', () => {
    expect(state(probing(alice, ready('self')))).toEqual({
      status: 'signedIn',
      session: {
        address: alice,
        email: null,
        chainId: null,
        until: null,
        canEnd: false,
        knownBy: 'gateway',
      },
    })
    expect(state(probing(alice, ready('self')), noteOf(alice))).toMatchObject({
      session: { until: now + hour },
    })
  })

  test('returns nothing for another address: this device knows which one signed in', () => {
    expect(state(probing(alice, ready('other')), noteOf(bob))).toMatchObject({
      status: 'signedIn',
      session: { address: bob, canEnd: false, knownBy: 'device' },
    })
  })

  test.each<[string, LoginNote | null, 'expired' | 'unknown' | null]>([
    ['this device remembers nothing', null, null],
    ['its own sign-in is declined', noteOf(alice), 'unknown'],
    ['the other sign-in is over', noteOf(bob, now), 'expired'],
  ])('is unknown: %s, so no one is signed in', (_, note, ended) => {
    expect(state(probing(alice, ready('other')), note)).toEqual({ status: 'signedOut', ended })
  })

  test('rejects everyone: the sign-in has ended', () => {
    expect(state(probing(alice, ready('nobody')), noteOf(alice))).toEqual({
      status: 'signedOut',
      ended: 'unknown',
    })
  })

  test('without accounts, the remembered session applies until it expires', () => {
    expect(state(probing(alice, ready('unknown')), noteOf(alice))).toMatchObject({
      status: 'signedIn',
      session: { address: alice, knownBy: 'device' },
    })
    expect(state(probing(alice, ready('unknown')), noteOf(alice, now))).toEqual({
      status: 'signedOut',
      ended: 'expired',
    })
    expect(state(probing(alice, ready('unknown')))).toEqual({ status: 'signedOut', ended: null })
  })

  test('gets no request without an address', () => {
    expect(state(undefined)).toEqual({ status: 'signedOut', ended: null })
  })

  test('is waited for, and its failure is shown', () => {
    expect(state(probing(alice, loading), noteOf(alice)).status).toBe('loading')
    expect(state(probing(alice, failed({ kind: 'unreachable' })), noteOf(alice))).toMatchObject({
      status: 'failed',
      reason: { kind: 'unreachable' },
    })
  })
})

describe('what this device remembers', () => {
  test('is read as it was written', () => {
    expect(parseLoginNote(JSON.parse(JSON.stringify(noteOf(alice))))).toEqual(noteOf(alice))
    expect(parseLoginNote(null)).toBeNull()
  })

  test.each([
    undefined,
    'alice',
    {},
    { ...noteOf(alice), address: '0x12' },
    { ...noteOf(alice), until: '2026' },
    { ...noteOf(alice), chainId: -1 },
    { ...noteOf(alice), gateway: 7 },
  ])('is rejected if it is damaged: %o', (value) => {
    expect(parseLoginNote(value)).toBeUndefined()
  })
})

test.each([
  [{ isConnected: true, isContract: false, isMissing: false }, null],
  [{ isConnected: true, isContract: undefined, isMissing: false }, null],
  [{ isConnected: true, isContract: true, isMissing: false }, 'contract'],
  [{ isConnected: false, isContract: undefined, isMissing: false }, 'noWallet'],
  [{ isConnected: false, isContract: undefined, isMissing: true }, 'notOffered'],
  [{ isConnected: true, isContract: true, isMissing: true }, 'notOffered'],
] as const)('an account with %o can’t sign in because of %s', (facts, obstacle) => {
  expect(loginObstacle(facts)).toBe(obstacle)
})
