import { describe, expect, it } from 'vitest'
import { getAddress } from 'viem'
import type { SafeRef } from '#base'
import {
  type BrowserState,
  deviceState,
} from '../../../../../src/screens/settings/notifications/deviceState.ts'
import {
  noDevice,
  parseDevice,
  type RegisteredSafe,
  withGroup,
  withoutSafe,
  withRegistered,
} from '../../../../../src/screens/settings/notifications/device/deviceStore.ts'
import {
  kindsOfGroups,
  notificationGroups,
} from '../../../../../src/screens/settings/notifications/kinds.ts'
import { notificationRows } from '../../../../../src/screens/settings/notifications/safeRows.ts'

const account = getAddress(`0x${'a1'.repeat(20)}`)
const at = (digit: string, chainId = '1'): SafeRef => ({
  chainId,
  address: getAddress(`0x${digit.repeat(40)}`),
})
const registered = (safe: SafeRef, part: Partial<RegisteredSafe> = {}): RegisteredSafe => ({
  ...safe,
  account,
  endpoint: 'https://push.test/1',
  groups: notificationGroups,
  ...part,
})
const subscription = { endpoint: 'https://push.test/1', token: 'token' }
const browser = (part: Partial<BrowserState> = {}): BrowserState => ({
  support: 'full',
  permission: 'granted',
  subscription,
  ...part,
})

describe('the state of this device', () => {
  const one = registered(at('1'))
  const old = registered(at('2'), { endpoint: 'https://push.test/0' })

  it.each<[string, BrowserState, readonly RegisteredSafe[], object]>([
    ['a browser without push', browser({ support: 'none' }), [one], { status: 'unsupported' }],
    [
      'an iPhone before it is installed',
      browser({ support: 'installFirst' }),
      [],
      { status: 'installFirst' },
    ],
    [
      'nothing registered, and no subscription',
      browser({ subscription: null }),
      [],
      { status: 'off' },
    ],
    [
      'a registration that was forgotten here',
      browser(),
      [],
      { status: 'off', isSubscribed: true },
    ],
    [
      'nothing asked yet',
      browser({ permission: 'default', subscription: null }),
      [],
      { status: 'off' },
    ],
    ['blocked', browser({ permission: 'denied' }), [], { status: 'denied', safes: [] }],
    [
      'blocked after a registration',
      browser({ permission: 'denied' }),
      [one],
      { status: 'denied', safes: [one] },
    ],
    ['registered', browser(), [one], { status: 'on', stale: [] }],
    ['a removed worker', browser({ subscription: null }), [one], { status: 'lost', stale: [one] }],
    [
      'a permission that was taken back',
      browser({ permission: 'default' }),
      [one],
      { status: 'lost', stale: [one] },
    ],
    [
      'another subscription than that of one Safe',
      browser(),
      [one, old],
      { status: 'changed', stale: [old] },
    ],
    [
      'another subscription than that of all',
      browser({ subscription: { ...subscription, endpoint: 'x' } }),
      [one],
      { status: 'changed', stale: [one] },
    ],
  ])('with %s', (_, now, safes, state) => {
    expect(deviceState(now, safes)).toMatchObject(state)
  })

  it('counts as unsubscribed if the browser has no subscription', () => {
    expect(deviceState(browser({ subscription: null }), [])).toEqual({ status: 'off' })
  })
})

describe('the rows', () => {
  const [owned, added, elsewhere] = [at('1'), at('2'), at('3', '100')]
  const stale = registered(elsewhere, { endpoint: 'old' })

  it('are owned, added, and registered Safes, each once', () => {
    const known = [
      registered({ ...owned, address: owned.address.toLowerCase() as SafeRef['address'] }),
      stale,
    ]
    const rows = notificationRows({
      owned: [owned],
      added: [owned, added],
      registered: known,
      state: deviceState(browser(), known),
    })
    expect(rows.map((row) => [row.at, row.status, row.isOwned])).toEqual([
      [owned, 'on', true],
      [added, 'off', false],
      [elsewhere, 'stale', false],
    ])
  })

  it('are stale while the browser blocks them, and unowned before owners load', () => {
    const known = [registered(owned)]
    const rows = notificationRows({
      owned: undefined,
      added: [added],
      registered: known,
      state: deviceState(browser({ permission: 'denied' }), known),
    })
    expect(rows.map((row) => [row.status, row.isOwned])).toEqual([
      ['off', undefined],
      ['stale', undefined],
    ])
  })
})

describe('what is stored', () => {
  const uuid = '123e4567-e89b-42d3-a456-426614174000'
  const device = {
    uuid,
    gateway: 'https://gateway.test',
    safes: [registered(at('1')), registered(at('2'), { groups: ['incoming'] })],
  }

  it('is read as it was written', () => {
    expect(parseDevice(JSON.parse(JSON.stringify(device)))).toEqual(device)
  })

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { ...device, uuid: 'me' },
    { ...device, gateway: 1 },
    { ...device, safes: 'all' },
  ])('is rejected if it is %j', (value) => {
    expect(parseDevice(value)).toBeUndefined()
  })

  it('drops damaged Safes and unknown kinds', () => {
    const [one] = device.safes
    expect(
      parseDevice({
        ...device,
        safes: [
          { ...one, account: 'me' },
          { ...one, address: '0x1' },
          7,
          { ...one, groups: ['executed', 'all'] },
        ],
      })?.safes,
    ).toEqual([{ ...one, groups: ['executed'] }])
  })

  it('changes by Safe and kind', () => {
    const [one, two] = device.safes
    const renewed = registered(at('1'), { endpoint: 'new' })
    expect(withRegistered(device, [renewed]).safes).toEqual([two, renewed])
    expect(withoutSafe(device, at('1')).safes).toEqual([two])
    expect(withoutSafe(device, at('1', '100')).safes).toEqual([one, two])
    expect(withGroup(device, at('2'), 'requests', true).safes[1]?.groups).toEqual([
      'incoming',
      'requests',
    ])
    expect(withGroup(device, at('2'), 'incoming', false).safes[1]?.groups).toEqual([])
    expect(withGroup(noDevice, at('2'), 'incoming', false)).toEqual(noDevice)
  })
})

it('every kind of the gateway is in one group', () => {
  const kinds = kindsOfGroups(notificationGroups)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(kinds.toSorted()).toEqual([
    'CONFIRMATION_REQUEST',
    'DELETED_MULTISIG_TRANSACTION',
    'EXECUTED_MULTISIG_TRANSACTION',
    'INCOMING_ETHER',
    'INCOMING_TOKEN',
    'MESSAGE_CONFIRMATION_REQUEST',
    'MODULE_TRANSACTION',
  ])
})
