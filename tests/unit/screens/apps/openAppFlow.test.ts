import { describe, expect, test } from 'vitest'
import { appAddress } from '#apps/host'
import type { SafeApp } from '#queries'
import { people } from '../../../../mocks/people.ts'
import {
  type AppLists,
  isDark,
  openingStep,
  type OpeningState,
  targetOf,
  viewerOf,
} from '../../../../src/screens/apps/open/openAppFlow.ts'

const own = 'https://coffer.example'
const payroll: SafeApp = {
  id: 1,
  url: 'https://payroll.example',
  name: 'Payroll',
  description: 'Pays many people',
  icon: null,
  chainIds: ['1'],
  provider: null,
  openTo: 'everybody',
  tags: ['Payments'],
  batches: false,
  website: null,
  socials: [],
  featured: false,
}
const target = (url: string, change: Partial<AppLists> = {}) => {
  const found = targetOf(url, own, {
    listed: [payroll],
    stored: { custom: [], trusted: [] },
    chainId: '1',
    ...change,
  })
  if ('rejection' in found) throw new Error(found.rejection)
  return found
}

describe('the app of an address', () => {
  test('doesn’t exist without an address, or with an address that no frame may open', () => {
    const lists: AppLists = { listed: [], stored: { custom: [], trusted: [] }, chainId: '1' }
    expect(targetOf(undefined, own, lists)).toEqual({ rejection: 'none' })
    expect(targetOf('ftp://files.example', own, lists)).toHaveProperty('rejection')
  })

  test('is the listed one whose page it is', () =>
    expect(target('https://payroll.example/runs')).toMatchObject({
      address: 'https://payroll.example/runs',
      start: 'https://payroll.example/',
      app: { name: 'Payroll', url: 'https://payroll.example/runs', isCustom: false },
      isTrusted: true,
      isStranger: false,
    }))

  test('is unknown if it isn’t listed, unless it was trusted', () => {
    const url = 'https://other.example/'
    expect(target(url)).toMatchObject({
      app: { name: 'other.example', isCustom: true },
      isTrusted: false,
      isStranger: true,
    })
    expect(target(url, { stored: { custom: [], trusted: [url] } })).toMatchObject({
      isTrusted: true,
      isStranger: false,
    })
    // The list may still name it.
    expect(target(url, { listed: undefined }).isStranger).toBe(false)
  })

  test('resembles a listed app, regardless of who added it', () => {
    const url = 'https://payroll.evil.example/'
    const custom = [{ url, name: 'Payroll', description: '', chainId: '1' }]
    for (const stored of [
      { custom: [], trusted: [] },
      { custom, trusted: [] },
    ])
      expect(target(url, { stored }).lookAlike?.url).toBe('https://payroll.example/')
    expect(target('https://payroll.example/runs').lookAlike).toBeUndefined()
    expect(target('https://books.example/').lookAlike).toBeUndefined()
  })

  test('is not trusted because an imported file added it', () => {
    const custom = [{ url: 'https://books.example/', name: 'Books', description: '', chainId: '1' }]
    expect(
      target('https://books.example/', { stored: { custom, trusted: [] } } as Partial<AppLists>),
    ).toMatchObject({ app: { name: 'Books' }, isTrusted: false, isStranger: false })
  })
})

describe('opening an app', () => {
  const ready: OpeningState = {
    isOpen: false,
    mayContact: true,
    isTold: true,
    isLoading: false,
    elsewhere: null,
    wanted: [],
    features: {},
  }
  const elsewhere = { name: 'Payroll', chains: [] }
  const step = (change: Partial<OpeningState> = {}) =>
    openingStep(target(payroll.url), { ...ready, ...change })

  test.each<[string, Partial<OpeningState>, string]>([
    ['loads first what the frame may use', { isLoading: true }, 'loading'],
    ['finds out first whether it is on another chain', { elsewhere: undefined }, 'loading'],
    ['leads to the chain that it is on', { elsewhere }, 'elsewhere'],
    ['explains apps once', { isTold: false }, 'firstVisit'],
    ['asks before an unknown app is contacted', { mayContact: false }, 'firstVisit'],
    ['asks for what it wants to use', { wanted: ['camera'] }, 'firstVisit'],
    ['opens it otherwise', {}, 'open'],
    ['keeps it open when lists change', { isOpen: true, elsewhere, isLoading: true }, 'open'],
  ])('%s', (_, change, expected) => expect(step(change).step).toBe(expected))

  test('allows the frame what was decided', () =>
    expect(
      step({
        wanted: ['camera', 'microphone'],
        features: { [appAddress('https://payroll.example/')]: { camera: true, microphone: false } },
      }),
    ).toEqual({ step: 'open', allow: 'camera https://payroll.example' }))
})

test('the viewer of an app is an owner or not, once that is known', () => {
  const owners = [people.alice]
  const as = (status: string, account = people.alice.address) =>
    viewerOf(owners, { status, account })
  expect(as('connected')).toBe('owner')
  expect(as('connected', people.frank.address)).toBe('readOnly')
  expect(as('reconnecting')).toBeUndefined()
  expect(viewerOf(owners, { status: 'disconnected', account: undefined })).toBe('noWallet')
  expect(
    viewerOf(undefined, { status: 'connected', account: people.alice.address }),
  ).toBeUndefined()
})

test.each([
  ['dark', true],
  ['midnight', true],
  ['contrast-dark', true],
  ['light', false],
])('the theme %s is dark: %s', (theme, expected) => expect(isDark(theme)).toBe(expected))
