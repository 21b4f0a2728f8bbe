import { describe, expect, test } from 'vitest'
import {
  canBeGot,
  connectFlow,
  connectStart,
  downloadsOf,
} from '../../../src/wallet/connect/connectFlow.ts'
import type { ConnectEvent, ConnectState } from '../../../src/wallet/connect/connectSteps.ts'
import type { WalletFacts } from '../../../src/wallet/connect/pickerWallet.ts'
import type { WalletFailureKind } from '../../../src/wallet/connectors/walletErrors.ts'
import { here, notYetHere, nowhere, onBoth, onPhones } from './pickerWallets.ts'

const wallets: readonly WalletFacts[] = [
  here,
  onPhones,
  onBoth,
  nowhere,
  notYetHere,
  { ...onBoth, id: 'unguided', guides: {} },
  { ...notYetHere, id: 'unguidedAndAway', guides: {} },
  { ...onPhones, id: 'unpairable', connectionMethod: 'none' },
]
const kinds: readonly WalletFailureKind[] = [
  'rejected',
  'pending',
  'missing',
  'noAccount',
  'timedOut',
  'wrongChain',
  'chainUnknown',
  'lost',
  'failed',
]

/**
 * The possible presses in a step, in a narrow window, where the list is only visible in its own
 * step.
 */
function presses(state: ConnectState): ConnectEvent[] {
  const leaving: ConnectEvent[] =
    state.step === 'none' ? [{ type: 'left' }] : [{ type: 'left' }, { type: 'wentBack' }]
  const got = (wallet: WalletFacts): ConnectEvent[] =>
    canBeGot(wallet) ? [{ type: 'wanted', wallet }] : []
  switch (state.step) {
    case 'none':
      return [
        ...leaving,
        { type: 'askedWhat' },
        { type: 'askedForMore' },
        ...wallets.map((wallet) => ({ type: 'picked', wallet }) as const),
      ]
    case 'intro':
      return [...leaving, { type: 'askedForMore' }]
    case 'get':
      return [...leaving, ...wallets.flatMap(got)]
    case 'connect':
      return [
        ...leaving,
        ...(state.phase.phase === 'opening' ? [] : [{ type: 'renewed' } as const]),
        ...got(state.wallet),
      ]
    case 'failed':
      return [...leaving, { type: 'retried' }, ...got(state.wallet)]
    case 'missing':
      return [...leaving, ...got(state.wallet)]
    case 'downloadOptions':
      return [
        ...leaving,
        ...(['extension', 'desktop', 'mobile'] as const)
          .filter((kind) => downloadsOf(state.wallet)[kind])
          .map((kind) => ({ type: 'chose', kind }) as const),
      ]
    case 'download':
      return [...leaving, { type: 'continued' }]
    case 'extensionGuide':
    case 'installed':
      return leaving
    case 'desktopGuide':
    case 'mobileGuide':
      return state.wallet.connectionMethod === 'none'
        ? leaving
        : [...leaving, { type: 'picked', wallet: state.wallet }]
  }
}

/** The wallet's possible results. */
const answers = (state: ConnectState): ConnectEvent[] =>
  state.step === 'connect'
    ? [
        { type: 'reported', attempt: state.attempt, phase: { phase: 'opening' } },
        {
          type: 'reported',
          attempt: state.attempt,
          phase: { phase: 'qr', uri: 'wc:1@2', expiresAt: 1 },
        },
        {
          type: 'reported',
          attempt: state.attempt,
          phase: { phase: 'deepLink', href: 'w://', expiresAt: 1 },
        },
        { type: 'reported', attempt: state.attempt, phase: { phase: 'connected' } },
        ...kinds.map((kind): ConnectEvent => ({
          type: 'reported',
          attempt: state.attempt,
          phase: { phase: 'failed', failure: { kind } },
        })),
      ]
    : []

// Attempts only increase: states that differ only in them are the same.
const placeOf = (state: ConnectState) => JSON.stringify({ ...state, attempt: undefined })

function walk(
  from: ConnectState,
  events: (state: ConnectState) => ConnectEvent[],
): Map<string, ConnectState> {
  const places = new Map([[placeOf(from), from]])
  for (const state of places.values()) {
    for (const event of events(state)) {
      const next = connectFlow(state, event)
      if (!places.has(placeOf(next))) places.set(placeOf(next), next)
    }
  }
  return places
}

const everything = walk(connectStart, (state) => [...presses(state), ...answers(state)])
const places = [...everything.values()]

describe('from every reachable state', () => {
  test('all steps are covered, and all failures', () => {
    expect(new Set(places.map(({ step }) => step))).toEqual(
      new Set([
        'none',
        'intro',
        'get',
        'connect',
        'failed',
        'missing',
        'downloadOptions',
        'download',
        'mobileGuide',
        'extensionGuide',
        'desktopGuide',
        'installed',
      ]),
    )
    expect(
      new Set(places.flatMap((state) => (state.step === 'failed' ? [state.failure.kind] : []))),
    ).toEqual(new Set(kinds))
    expect(places.length).toBeGreaterThan(120)
  })

  test('the user can go back to the list, in at most five steps and without a cycle', () => {
    for (const start of places) {
      const met = new Set<string>()
      let state = start
      while (state.step !== 'none') {
        expect(met, `${placeOf(start)} leads in a circle`).not.toContain(placeOf(state))
        met.add(placeOf(state))
        state = connectFlow(state, { type: 'wentBack' })
      }
      expect(met.size).toBeLessThanOrEqual(5)
    }
  })

  test('the user can close the dialog, which starts with the list the next time', () => {
    for (const state of places) expect(connectFlow(state, { type: 'left' }).step).toBe('none')
  })

  test('the user can connect with the visible buttons', () => {
    for (const state of places) {
      const ways = [...walk(state, presses).values()]
      expect(
        ways.some(({ step }) => step === 'connect'),
        placeOf(state),
      ).toBe(true)
    }
  })

  test('users who have installed a wallet are never prompted to install it again', () => {
    const forward = (state: ConnectState) =>
      presses(state).filter(({ type }) => type !== 'wentBack' && type !== 'left')
    const circles = places
      .filter(({ step }) => step === 'download' || step.endsWith('Guide') || step === 'installed')
      .filter((state) => [...walk(state, forward).values()].some(({ step }) => step === 'missing'))
    expect(circles.map(placeOf)).toEqual([])
  })

  test('every button has an effect', () => {
    const idle = places.flatMap((state) =>
      presses(state)
        .filter((event) => event.type !== 'left' && connectFlow(state, event) === state)
        .map(({ type }) => `${type} in ${placeOf(state)}`),
    )
    expect(idle).toEqual([])
  })

  test('each request and cancellation increases the attempt, and nothing else does', () => {
    const wrong = places.flatMap((state) =>
      [...presses(state), ...answers(state)].filter((event) => {
        const next = connectFlow(state, event)
        const begins =
          next.step === 'connect' && (state.step !== 'connect' || event.type === 'picked')
        const ends = state.step === 'connect' && next.step !== 'connect' && next.step !== 'failed'
        return next.attempt > state.attempt !== (begins || ends)
      }),
    )
    expect(wrong).toEqual([])
  })

  test('late results have no effect', () => {
    for (const state of places) {
      const late: ConnectEvent = {
        type: 'reported',
        attempt: state.attempt - 1,
        phase: { phase: 'failed', failure: { kind: 'lost' } },
      }
      expect(connectFlow(state, late)).toBe(state)
    }
  })
})
