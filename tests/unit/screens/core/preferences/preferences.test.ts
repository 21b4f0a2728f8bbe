import { describe, expect, test, vi } from 'vitest'
import type { Address, SafeRef } from '#base'
import {
  addSafe,
  lookOf,
  parsePreferences,
  type Preferences,
  removeSafe,
  sameSafe,
  timeZoneOf,
  withSafes,
} from '../../../../../src/screens/core/preferences/preferences.ts'

const address: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const here: SafeRef = { chainId: '1', address }
const small: SafeRef = { chainId: '1', address: address.toLowerCase() as Address }
const there: SafeRef = { chainId: '17000', address }

const untouched: Preferences = {
  theme: 'system',
  contrast: 'standard',
  accent: 'teal',
  density: 'comfortable',
  singleKeys: 'on',
  locale: 'system',
  timeZone: 'system',
  currency: 'usd',
  addedSafes: [],
}

describe('user preferences', () => {
  test('is read as it was stored', () => {
    const stored = {
      theme: 'dark',
      contrast: 'high',
      accent: 'purple',
      density: 'compact',
      singleKeys: 'off',
      locale: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      currency: 'eur',
      addedSafes: [here, there],
    }
    expect(parsePreferences(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  test('defaults to the system theme and US dollars', () => {
    expect(parsePreferences({})).toEqual(untouched)
  })

  test.each([
    ['theme', { theme: 'pink' }, 'system'],
    ['currency', { currency: '<b>' }, 'usd'],
    ['currency', { currency: 7 }, 'usd'],
    ['contrast', { contrast: true }, 'standard'],
    ['accent', { accent: 'ultraviolet' }, 'teal'],
    ['density', { density: 'huge' }, 'comfortable'],
    ['locale', { locale: 'Klingon' }, 'system'],
    ['locale', { locale: ['de'] }, 'system'],
    ['timeZone', { timeZone: 'Mars/Olympus_Mons' }, 'system'],
    ['timeZone', { timeZone: null }, 'system'],
  ] as const)('is repaired if the %s is damaged: %j', (name, stored, value) => {
    expect(parsePreferences(stored)?.[name]).toBe(value)
  })

  test('keeps every other choice if one is unknown, as after a newer version', () => {
    const stored = {
      theme: 'dark',
      accent: 'ultraviolet',
      timeZone: 'Mars/Olympus_Mons',
      density: 'compact',
      currency: 'eur',
      addedSafes: [here],
    }
    expect(parsePreferences(stored)).toEqual({
      ...untouched,
      theme: 'dark',
      density: 'compact',
      currency: 'eur',
      addedSafes: [here],
    })
  })

  test('drops only invalid Safes', () => {
    const list = [
      null,
      'eth',
      { chainId: 1, address },
      { chainId: '0x1', address },
      { chainId: '1', address: '0x12' },
      here,
    ]
    expect(parsePreferences({ addedSafes: list })?.addedSafes).toEqual([here])
    expect(parsePreferences({ addedSafes: 'all' })?.addedSafes).toEqual([])
  })

  test.each([{}, { theme: 'system' }, { theme: 'dark', currency: 'eur', addedSafes: [here] }])(
    'says nothing about %j, which may be from an older version',
    (stored) => {
      const drop = vi.fn()
      parsePreferences(stored, drop)
      expect(drop).not.toHaveBeenCalled()
    },
  )

  test.each([
    { theme: 'pink' },
    { currency: 7 },
    { timeZone: 'Mars' },
    { accent: 'ultraviolet' },
    { addedSafes: 'all' },
    { addedSafes: [here, { chainId: '1' }] },
  ])('says that it leaves something out: %j', (stored) => {
    const drop = vi.fn()
    parsePreferences(stored, drop)
    expect(drop).toHaveBeenCalled()
  })

  test.each([null, 7, 'dark'])('is rejected as unknown data: %j', (value) => {
    expect(parsePreferences(value)).toBeUndefined()
  })
})

describe('appearance preferences', () => {
  test.each([
    ['light', 'standard', 'light'],
    ['dark', 'standard', 'dark'],
    ['system', 'standard', { light: 'light', dark: 'dark' }],
    ['light', 'high', 'contrast'],
    ['dark', 'high', 'contrast-dark'],
    ['system', 'high', { light: 'contrast', dark: 'contrast-dark' }],
  ] as const)('is, for %s with %s contrast, the theme %j', (theme, contrast, shown) => {
    expect(lookOf({ ...untouched, theme, contrast }).theme).toEqual(shown)
  })

  test('has the accent and the density', () => {
    expect(lookOf({ ...untouched, accent: 'pink', density: 'compact' })).toMatchObject({
      accent: 'pink',
      density: 'compact',
    })
  })
})

test("times are in the browser's time zone until a user chooses another one", () => {
  expect(timeZoneOf(untouched)).toBeUndefined()
  expect(timeZoneOf({ ...untouched, timeZone: 'UTC' })).toBe('UTC')
})

describe('safes added by address', () => {
  test('are the same in any letter case, on the same chain', () => {
    expect(sameSafe(here, small)).toBe(true)
    expect(sameSafe(here, there)).toBe(false)
  })
  test('keep the order of adding', () => expect(addSafe([there], here)).toEqual([there, here]))
  test('are kept once', () => expect(addSafe([here], small)).toEqual([here]))
  test('are removed in any letter case, on one chain', () =>
    expect(removeSafe([here, there], small)).toEqual([there]))
})

test('merging two lists of Safes keeps each Safe once, with its first spelling', () => {
  expect(withSafes([here], [small, there, there])).toEqual([here, there])
})
