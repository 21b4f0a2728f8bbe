import { describe, expect, test } from 'vitest'
import { people } from '../../../../mocks/people.ts'
import {
  followSession,
  type SessionMemory,
  type SessionSight,
  sessionStanding,
} from '../../../../src/wallet/signin/sessionStanding.ts'

const alice = people.alice.address
const bob = people.bob.address
const sight = (change: Partial<SessionSight> = {}): SessionSight => ({
  status: 'connected',
  account: alice,
  session: 'authenticated',
  ...change,
})
const nobody = { status: 'disconnected', account: undefined } as const

/** What is known of a session after a sequence of sights. */
function after(sights: readonly Partial<SessionSight>[], canAsk = false) {
  let memory: SessionMemory | undefined
  for (const one of sights) memory = followSession(memory, sight(one), canAsk)
  return { standing: memory && sessionStanding(memory, memory.owner), isNewer: memory?.isNewer }
}

describe('the session of an account', () => {
  const remembered = { status: 'reconnecting' } as const

  test.each<[string, Partial<SessionSight>[], ReturnType<typeof after>]>([
    [
      'is unknown and old if it was there when the wallet connected',
      [nobody, {}],
      { standing: 'unknown', isNewer: false },
    ],
    [
      'is unknown and old if the app still loaded it then',
      [{ ...nobody, session: 'loading' }, { session: 'loading' }, {}],
      { standing: 'unknown', isNewer: false },
    ],
    [
      'is unknown and newer if it began elsewhere since',
      [{ ...nobody, session: 'unauthenticated' }, { session: 'unauthenticated' }, {}],
      { standing: 'unknown', isNewer: true },
    ],
    [
      'is unknown and newer if it began after another one ended',
      [remembered, {}, { session: 'unauthenticated' }, {}],
      { standing: 'unknown', isNewer: true },
    ],
    ['is that of the last visit’s account', [remembered, {}], { standing: 'own', isNewer: false }],
    [
      'is somebody else’s if another account connects than at the last visit',
      [remembered, { account: bob }],
      { standing: 'another', isNewer: false },
    ],
    ['does not exist without one', [nobody], { standing: 'none', isNewer: false }],
  ])('%s', (_, sights, known) => expect(after(sights)).toEqual(known))

  test('is unknown from the start if the server can be asked', () => {
    expect(after([remembered], true).standing).toBe('unknown')
    expect(after([remembered, {}], true).standing).toBe('unknown')
  })
})

describe('the standing of a session', () => {
  test.each([
    ['own', alice],
    ['own', alice.toLowerCase() as typeof alice],
    ['another', bob],
    ['another', null],
    ['unknown', undefined],
  ] as const)('is %s for a session of %s', (standing, owner) =>
    expect(sessionStanding(sight(), owner)).toBe(standing),
  )

  test.each<[string, Partial<SessionSight>]>([
    ['no session', { session: 'unauthenticated' }],
    ['a session that loads', { session: 'loading' }],
    ['no account', nobody],
  ])('is none with %s', (_, change) => expect(sessionStanding(sight(change), bob)).toBe('none'))
})
