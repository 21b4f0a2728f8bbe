import { describe, expect, test } from 'vitest'
import type { Address, SafeRef } from '#base'
import { addSafe, parsePreferences, removeSafe, sameSafe } from '../../../src/screens/preferences.ts'

const address: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const here: SafeRef = { chainId: '1', address }
const small: SafeRef = { chainId: '1', address: address.toLowerCase() as Address }
const there: SafeRef = { chainId: '17000', address }

describe('what a person chose', () => {
  test('is read as it was stored', () => {
    const stored = { theme: 'dark', currency: 'eur', addedSafes: [here, there] }
    expect(parsePreferences(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  test('follows the system and counts in dollars where nothing was chosen', () => {
    expect(parsePreferences({})).toEqual({ theme: 'system', currency: 'usd', addedSafes: [] })
  })

  test.each([
    ['theme', { theme: 'pink' }, 'system'],
    ['currency', { currency: '<b>' }, 'usd'],
    ['currency', { currency: 7 }, 'usd'],
  ] as const)('is put right where the %s is broken: %j', (name, stored, value) => {
    expect(parsePreferences(stored)?.[name]).toBe(value)
  })

  test('loses the safes that are none, and no other', () => {
    const list = [null, 'eth', { chainId: 1, address }, { chainId: '0x1', address }, { chainId: '1', address: '0x12' }, here]
    expect(parsePreferences({ addedSafes: list })?.addedSafes).toEqual([here])
    expect(parsePreferences({ addedSafes: 'all' })?.addedSafes).toEqual([])
  })

  test.each([null, 7, 'dark'])('is nothing of ours: %j', (value) => {
    expect(parsePreferences(value)).toBeUndefined()
  })
})

describe('safes added by address', () => {
  test('are the same in any letter case, on the same chain', () => {
    expect(sameSafe(here, small)).toBe(true)
    expect(sameSafe(here, there)).toBe(false)
  })
  test('keep the order of adding', () => expect(addSafe([there], here)).toEqual([there, here]))
  test('are kept once', () => expect(addSafe([here], small)).toEqual([here]))
  test('are removed in any letter case, on one chain', () => expect(removeSafe([here, there], small)).toEqual([there]))
})
