import { people } from '../../../../mocks/people.ts'
import { describe, expect, test } from 'vitest'
import {
  signinFlow,
  signinStart,
  type SigninEvent,
  type SigninFailure,
  type SigninState,
  type SigninStep,
} from '../../../../src/wallet/signin/signinFlow.ts'

const account = people.alice.address

const after = (start: SigninState, ...events: SigninEvent[]) =>
  events.reduce<SigninState>(signinFlow, start)
const nonce = 'abcdefgh'
const failure: SigninFailure = { at: 'signing', reason: { kind: 'failed' } }

const awaited: SigninState = { step: 'closed', turn: 3, awaited: true }
const closed: SigninState = { step: 'closed', turn: 3, awaited: false }
const preparing: SigninState = { step: 'preparing', turn: 3 }
const unprepared: SigninState = { step: 'unprepared', turn: 3, failure: { at: 'preparing' } }
const idle: SigninState = { step: 'idle', turn: 3, nonce }
const creating: SigninState = { step: 'creatingMessage', turn: 3, nonce }
const signing: SigninState = { step: 'signing', turn: 3, nonce }
const verifying: SigninState = { step: 'verifying', turn: 3, nonce }
const all = { awaited, closed, preparing, unprepared, idle, creating, signing, verifying }

/** All transitions. Every other event is ignored, as the test below checks. */
const table: [keyof typeof all, SigninEvent, SigninState][] = [
  ['closed', { type: 'connected' }, { step: 'closed', turn: 4, awaited: true }],
  ['awaited', { type: 'connected' }, { step: 'closed', turn: 4, awaited: true }],
  ['awaited', { type: 'statusChanged', status: 'unauthenticated' }, { step: 'preparing', turn: 4 }],
  [
    'awaited',
    { type: 'statusChanged', status: 'authenticated' },
    { step: 'closed', turn: 4, awaited: false },
  ],
  ...(['preparing', 'unprepared', 'idle', 'creating', 'signing', 'verifying'] as const).flatMap(
    (from): typeof table => [
      [
        from,
        { type: 'statusChanged', status: 'authenticated' },
        { step: 'closed', turn: 4, awaited: false },
      ],
      [from, { type: 'left' }, { step: 'closed', turn: 4, awaited: false }],
      [from, { type: 'accountChanged' }, { step: 'preparing', turn: 4 }],
    ],
  ),
  ['awaited', { type: 'left' }, { step: 'closed', turn: 4, awaited: false }],
  ['closed', { type: 'opened' }, { step: 'preparing', turn: 4 }],
  ['awaited', { type: 'opened' }, { step: 'preparing', turn: 4 }],
  ['preparing', { type: 'nonceArrived', turn: 3, nonce }, idle],
  ['preparing', { type: 'nonceFailed', turn: 3 }, unprepared],
  ['idle', { type: 'nonceAged', turn: 3 }, { step: 'preparing', turn: 4 }],
  ['unprepared', { type: 'retried' }, { step: 'preparing', turn: 4 }],
  ['idle', { type: 'pressed' }, { step: 'creatingMessage', turn: 4, nonce }],
  ['creating', { type: 'messageCreated', turn: 3 }, signing],
  ['creating', { type: 'failed', turn: 3, failure }, { ...idle, failure }],
  ['signing', { type: 'signed', turn: 3 }, verifying],
  ['signing', { type: 'declined', turn: 3 }, idle],
  ['signing', { type: 'failed', turn: 3, failure }, { ...idle, failure }],
  ['verifying', { type: 'failed', turn: 3, failure }, { step: 'preparing', turn: 4, failure }],
  [
    'verifying',
    { type: 'verified', turn: 3, account },
    { step: 'closed', turn: 4, awaited: false },
  ],
]

const events: SigninEvent[] = [
  { type: 'connected' },
  { type: 'statusChanged', status: 'loading' },
  { type: 'statusChanged', status: 'unauthenticated' },
  { type: 'statusChanged', status: 'authenticated' },
  { type: 'opened' },
  { type: 'left' },
  { type: 'accountChanged' },
  { type: 'nonceArrived', turn: 3, nonce },
  { type: 'nonceFailed', turn: 3 },
  { type: 'nonceAged', turn: 3 },
  { type: 'retried' },
  { type: 'pressed' },
  { type: 'messageCreated', turn: 3 },
  { type: 'signed', turn: 3 },
  { type: 'declined', turn: 3 },
  { type: 'failed', turn: 3, failure },
  { type: 'verified', turn: 3, account },
]

describe('each step', () => {
  test.each(table)('%s, %j', (from, event, to) => expect(signinFlow(all[from], event)).toEqual(to))

  test('ignores every other event', () => {
    const isListed = (from: string, event: SigninEvent) =>
      table.some(([name, one]) => name === from && JSON.stringify(one) === JSON.stringify(event))
    for (const [from, state] of Object.entries(all)) {
      for (const event of events.filter((one) => !isListed(from, one)))
        expect(signinFlow(state, event), `${from}, ${JSON.stringify(event)}`).toBe(state)
    }
  })

  test('ignores results of another turn', () => {
    for (const state of Object.values(all)) {
      for (const event of events.filter((one) => 'turn' in one))
        expect(signinFlow(state, { ...event, turn: 2 })).toBe(state)
    }
  })
})

/** Every reachable state, distinguished by step, text, and whether it is awaited. */
function reachable(): Map<string, SigninState> {
  const nameOf = (state: SigninState) => JSON.stringify({ ...state, turn: 0 })
  const found = new Map([[nameOf(signinStart), signinStart]])
  const waiting = [signinStart]
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    for (const event of events) {
      const next = signinFlow(state, 'turn' in event ? { ...event, turn: state.turn } : event)
      if (found.has(nameOf(next))) continue
      found.set(nameOf(next), next)
      waiting.push(next)
    }
  }
  return found
}

describe('from every reachable state', () => {
  const states = [...reachable().values()]

  test('all steps are covered', () => {
    expect(new Set(states.map(({ step }) => step))).toEqual(
      new Set<SigninStep>([
        'closed',
        'preparing',
        'unprepared',
        'idle',
        'creatingMessage',
        'signing',
        'verifying',
      ]),
    )
  })

  test('the user can leave, and no late result brings the dialog back', () => {
    for (const state of states) {
      const left = after(state, { type: 'left' })
      expect(left).toMatchObject({ step: 'closed', awaited: false })
      for (const event of events.filter((one) => 'turn' in one))
        expect(signinFlow(left, { ...event, turn: state.turn } as SigninEvent).step).toBe('closed')
    }
  })

  test('the user can sign in', () => {
    for (const state of states) expect(signedInFrom(state), JSON.stringify(state)).toBe(true)
  })

  test('a new attempt has its own turn', () => {
    for (const state of states) {
      for (const event of events) {
        const next = signinFlow(state, 'turn' in event ? { ...event, turn: state.turn } : event)
        const begins =
          next !== state && (next.step === 'preparing' || next.step === 'creatingMessage')
        expect(next.turn - state.turn, JSON.stringify([state, event])).toBeOneOf(
          begins ? [1] : [0, 1],
        )
      }
    }
  })
})

/** Presses the buttons, with a wallet and a server that agree. */
function signedInFrom(start: SigninState): boolean {
  let state = start
  const way = (now: SigninState): SigninEvent => {
    const { turn } = now
    switch (now.step) {
      case 'closed':
        return { type: 'opened' }
      case 'preparing':
        return { type: 'nonceArrived', turn, nonce }
      case 'unprepared':
        return { type: 'retried' }
      case 'idle':
        return { type: 'pressed' }
      case 'creatingMessage':
        return { type: 'messageCreated', turn }
      case 'signing':
        return { type: 'signed', turn }
      case 'verifying':
        return { type: 'verified', turn, account }
    }
  }
  for (let count = 0; count < 8; count++) {
    const next = signinFlow(state, way(state))
    if (state.step === 'verifying') return next.step === 'closed'
    state = next
  }
  return false
}

describe('the shown failure', () => {
  test('stays until the next press, even while a new nonce arrives', () => {
    const failed = after(verifying, { type: 'failed', turn: 3, failure: { at: 'verifying' } })
    const again = after(failed, { type: 'nonceArrived', turn: 4, nonce: 'hgfedcba' })
    expect(again).toEqual({
      step: 'idle',
      turn: 4,
      nonce: 'hgfedcba',
      failure: { at: 'verifying' },
    })
    expect(after(again, { type: 'nonceAged', turn: 4 })).toMatchObject({
      step: 'preparing',
      failure: { at: 'verifying' },
    })
    expect(after(again, { type: 'pressed' })).toEqual({
      step: 'creatingMessage',
      turn: 5,
      nonce: 'hgfedcba',
    })
  })

  test('a used nonce is never reused, but one after a rejection is', () => {
    expect(after(verifying, { type: 'failed', turn: 3, failure })).not.toHaveProperty('nonce')
    expect(after(signing, { type: 'declined', turn: 3 })).toHaveProperty('nonce', nonce)
  })

  test('an app that loads its session and has none opens the dialog after connecting', () => {
    const state = after(
      signinStart,
      { type: 'connected' },
      { type: 'statusChanged', status: 'loading' },
      { type: 'statusChanged', status: 'unauthenticated' },
    )
    expect(state.step).toBe('preparing')
  })

  test('an app without a session opens nothing automatically', () =>
    expect(after(signinStart, { type: 'statusChanged', status: 'unauthenticated' })).toBe(
      signinStart,
    ))
})
