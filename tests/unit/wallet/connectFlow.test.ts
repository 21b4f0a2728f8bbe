import { describe, expect, test } from 'vitest'
import {
  chosenWallet,
  connectFlow,
  connectStart,
  downloadsOf,
} from '../../../src/wallet/connect/connectFlow.ts'
import type { ConnectEvent, ConnectState } from '../../../src/wallet/connect/connectSteps.ts'
import type { WalletFacts } from '../../../src/wallet/connect/pickerWallet.ts'
import { guide, here, notYetHere, nowhere, onBoth, onPhones } from './pickerWallets.ts'

const rejected = { kind: 'rejected' } as const
const after = (...events: ConnectEvent[]) => events.reduce<ConnectState>(connectFlow, connectStart)
const pick = (wallet: WalletFacts) => ({ type: 'picked', wallet }) as const
const want = (wallet: WalletFacts) => ({ type: 'wanted', wallet }) as const
const fail = (attempt: number) =>
  ({ type: 'reported', attempt, phase: { phase: 'failed', failure: rejected } }) as const
const qr = { phase: 'qr', uri: 'wc:1@2', expiresAt: 240_000 } as const
const code = (attempt: number) => ({ type: 'reported', attempt, phase: qr }) as const
const [back, left, retry, renew, what, more, go] = (
  ['wentBack', 'left', 'retried', 'renewed', 'askedWhat', 'askedForMore', 'continued'] as const
).map((type) => ({ type })) as [
  { type: 'wentBack' },
  { type: 'left' },
  { type: 'retried' },
  { type: 'renewed' },
  { type: 'askedWhat' },
  { type: 'askedForMore' },
  { type: 'continued' },
]
const choose = (kind: 'extension' | 'desktop' | 'mobile') => ({ type: 'chose', kind }) as const

test('begins with the list', () => expect(connectStart).toEqual({ step: 'none', attempt: 0 }))

describe('connecting', () => {
  test('a picked wallet receives the request', () =>
    expect(after(pick(here))).toEqual({
      step: 'connect',
      attempt: 1,
      wallet: here,
      phase: { phase: 'opening' },
    }))

  test('an unreachable wallet is shown as missing, and no requests are made', () =>
    expect(after(pick(nowhere))).toEqual({ step: 'missing', attempt: 0, wallet: nowhere }))

  test('a pairing is shown once it is ready', () =>
    expect(after(pick(onPhones), code(1))).toMatchObject({
      step: 'connect',
      attempt: 1,
      phase: qr,
    }))

  test('a link for the wallet on this phone is shown', () => {
    const phase = {
      phase: 'deepLink',
      href: 'wallet://wc',
      expiresAt: 240_000,
      store: 'https://store.test',
    } as const
    expect(after(pick(onPhones), { type: 'reported', attempt: 1, phase })).toMatchObject({
      step: 'connect',
      phase,
    })
  })

  test("a connection does not change the picker's state", () => {
    const asking = after(pick(here))
    expect(
      connectFlow(asking, { type: 'reported', attempt: 1, phase: { phase: 'connected' } }),
    ).toBe(asking)
  })

  test.each([
    'rejected',
    'pending',
    'missing',
    'noAccount',
    'timedOut',
    'wrongChain',
    'chainUnknown',
    'lost',
    'failed',
  ] as const)('a failure is shown with its reason: %s', (kind) =>
    expect(
      after(pick(here), {
        type: 'reported',
        attempt: 1,
        phase: { phase: 'failed', failure: { kind } },
      }),
    ).toEqual({
      step: 'failed',
      attempt: 1,
      wallet: here,
      failure: { kind },
      paired: false,
    }),
  )

  test('after a failed pairing, a new one is required', () =>
    expect(after(pick(onPhones), code(1), fail(1))).toMatchObject({ step: 'failed', paired: true }))

  test('a retry sends a new attempt to the same wallet', () =>
    expect(after(pick(here), fail(1), retry)).toEqual({
      step: 'connect',
      attempt: 2,
      wallet: here,
      phase: { phase: 'opening' },
    }))

  test('a renewed pairing belongs to the same attempt', () => {
    const renewed = after(pick(onPhones), code(1), renew)
    expect(renewed).toMatchObject({ step: 'connect', attempt: 1, phase: { phase: 'opening' } })
    expect(connectFlow(renewed, code(1))).toMatchObject({ phase: qr })
  })

  test('without a pairing, nothing is renewed', () => {
    const asking = after(pick(onPhones))
    expect(connectFlow(asking, renew)).toBe(asking)
    expect(connectFlow(connectStart, renew)).toBe(connectStart)
  })

  test('without a failure, nothing is retried', () => {
    const asking = after(pick(here))
    expect(connectFlow(asking, retry)).toBe(asking)
    expect(connectFlow(connectStart, retry)).toBe(connectStart)
  })
})

describe('late results', () => {
  test('a failure of the attempt before the retry is ignored', () => {
    const second = after(pick(here), fail(1), retry)
    expect(connectFlow(second, fail(1))).toBe(second)
  })

  test('a failure after going back is ignored', () => {
    const list = after(pick(here), back)
    expect(connectFlow(list, fail(1))).toBe(list)
    expect(connectFlow(list, fail(list.attempt))).toBe(list)
  })

  test('a pairing of the first wallet is not shown for the second one', () => {
    const second = after(pick(onPhones), pick(onBoth))
    expect(second).toMatchObject({ attempt: 2, wallet: onBoth })
    expect(connectFlow(second, code(1))).toBe(second)
  })

  test('a wallet cannot fail after the user left to get it', () => {
    const getting = after(pick(onBoth), want(onBoth))
    expect(getting.step).toBe('downloadOptions')
    expect(connectFlow(getting, fail(1))).toBe(getting)
  })
})

describe('getting a wallet', () => {
  test('the introduction leads to the list of wallets to get, and back', () => {
    expect(after(what)).toEqual({ step: 'intro', attempt: 0 })
    expect(after(what, more)).toEqual({ step: 'get', home: 'intro', attempt: 0 })
    expect(after(what, more, back).step).toBe('intro')
    expect(after(more, back).step).toBe('none')
  })

  test.each([
    ['several places to choose from', onBoth, 'downloadOptions'],
    ['an app for telephones only', onPhones, 'download'],
    ['an extension only, with a guide', here, 'extensionGuide'],
    ['an extension only, without a guide', { ...here, guides: {} }, 'downloadOptions'],
    [
      'a program only, with a guide',
      { ...here, downloads: { desktop: 'https://d.test' }, guides: { desktop: guide } },
      'desktopGuide',
    ],
  ] satisfies [string, WalletFacts, string][])('%s', (_, wallet, step) => {
    expect(after(more, want(wallet))).toEqual({ step, wallet, origin: 'none', attempt: 0 })
    expect(after(pick(wallet), want(wallet))).toMatchObject({ step, origin: 'picked' })
  })

  test('an unavailable wallet has no downloads', () => {
    const list = after(more)
    expect(connectFlow(list, want(nowhere))).toBe(list)
    expect(after(pick(nowhere), want(nowhere)).step).toBe('missing')
  })

  test('from a picked wallet, only that wallet can be downloaded', () => {
    const asking = after(pick(here))
    expect(connectFlow(asking, want(onBoth))).toBe(asking)
  })

  test.each([
    ['extension', 'extensionGuide'],
    ['desktop', 'desktopGuide'],
    ['mobile', 'download'],
  ] as const)('the card for %s leads to %s', (kind, step) =>
    expect(after(more, want(onBoth), choose(kind))).toMatchObject({ step, wallet: onBoth }),
  )

  test('a missing card leads nowhere', () => {
    const options = after(
      more,
      want({ ...onBoth, downloads: { extension: 'https://e.test', mobile: 'https://m.test' } }),
    )
    expect(connectFlow(options, choose('desktop'))).toBe(options)
  })

  test('without a guide the card leads to connecting', () =>
    expect(after(more, want({ ...onBoth, guides: {} }), choose('extension'))).toMatchObject({
      step: 'connect',
      attempt: 1,
    }))

  test('after the download comes the guide, or connecting', () => {
    expect(after(more, want(onPhones), go)).toMatchObject({ step: 'mobileGuide' })
    expect(after(more, want({ ...onPhones, guides: {} }), go)).toMatchObject({ step: 'connect' })
  })

  test('without a project id, an installed phone app is opened there: no code is promised', () => {
    const unpairable = { ...onPhones, connectionMethod: 'none' } as const
    expect(after(pick(unpairable), want(unpairable), go)).toEqual({
      step: 'installed',
      attempt: 0,
      wallet: unpairable,
      origin: 'picked',
      place: 'phone',
    })
    expect(after(pick(unpairable), want(unpairable), go, back).step).toBe('download')
  })

  test('without a project ID, the phone is offered only if there is no other way', () => {
    expect(downloadsOf(notYetHere)).toEqual({
      extension: 'https://e.test',
      desktop: 'https://d.test',
    })
    const missing = after(pick(notYetHere), want(notYetHere))
    expect(connectFlow(missing, choose('mobile'))).toBe(missing)
  })

  test('an installed extension without a guide needs a reload, not another installation', () => {
    const unguided = { ...notYetHere, guides: {} }
    const installed = after(pick(unguided), want(unguided), choose('extension'))
    expect(installed).toMatchObject({ step: 'installed', place: 'here' })
    expect(connectFlow(installed, back).step).toBe('downloadOptions')
  })

  test('Connect at the end of a guide sends the request', () =>
    expect(after(more, want(onPhones), go, pick(onPhones))).toMatchObject({
      step: 'connect',
      wallet: onPhones,
    }))
})

describe('Back', () => {
  test.each([
    ['from asking', [pick(here)]],
    ['from a failure', [pick(here), fail(1)]],
    ['from a missing wallet', [pick(nowhere)]],
    ['from what a wallet is', [what]],
  ] as const)('%s leads to the list', (_, way) => expect(after(...way, back).step).toBe('none'))

  test('from the cards leads to where Get was pressed, and requests again', () => {
    expect(after(more, want(onBoth), back)).toMatchObject({ step: 'get', home: 'none' })
    expect(after(what, more, want(onBoth), back)).toMatchObject({ step: 'get', home: 'intro' })
    expect(after(pick(onBoth), want(onBoth), back)).toMatchObject({
      step: 'connect',
      attempt: 3,
      wallet: onBoth,
    })
  })

  test('from the download and the guides leads to the cards, if there were any', () => {
    for (const kind of ['extension', 'desktop', 'mobile'] as const)
      expect(after(more, want(onBoth), choose(kind), back).step).toBe('downloadOptions')
    expect(after(more, want(onPhones), back).step).toBe('get')
    expect(after(more, want(here), back).step).toBe('get')
    expect(after(pick(here), want(here), back)).toMatchObject({ step: 'connect', wallet: here })
  })

  test('from the phone guide leads to the download', () =>
    expect(after(more, want(onBoth), choose('mobile'), go, back).step).toBe('download'))

  test('from the list leads nowhere', () =>
    expect(connectFlow(connectStart, back)).toBe(connectStart))
})

describe('attempts and choices', () => {
  test('each request and each cancellation has its own number', () => {
    expect(after(pick(here)).attempt).toBe(1)
    expect(after(pick(here), back).attempt).toBe(2)
    expect(after(pick(here), back, pick(here)).attempt).toBe(3)
    expect(after(pick(here), left).attempt).toBe(2)
    expect(after(more, left).attempt).toBe(0)
  })

  test('only the current wallet is marked in the list', () => {
    expect(chosenWallet(connectStart)).toBeUndefined()
    expect(chosenWallet(after(more))).toBeUndefined()
    expect(chosenWallet(after(pick(here)))).toBe(here.id)
    expect(chosenWallet(after(pick(here), fail(1)))).toBe(here.id)
    expect(chosenWallet(after(pick(here), back))).toBeUndefined()
  })
})
