import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { Action, Party, SettingsChange } from '#domain'
import type { SettingsEffect, Summary } from '#safe'
import { summaryOf } from '../../../../../src/screens/transactions/review/summaryOf.ts'

const [to, token, other]: [Address, Address, Address] = [
  `0x${'11'.repeat(20)}`,
  `0x${'22'.repeat(20)}`,
  `0x${'33'.repeat(20)}`,
]
const party = (address: Address): Party => ({ address, name: 'A name, which proves nothing' })
const erc20 = {
  type: 'erc20',
  raw: 5n,
  token,
  symbol: 'USDC',
  decimals: 6,
  trusted: true,
  imitation: false,
} as const

describe('displayed text becomes data that the bytes can be compared with', () => {
  test.each<[string, Action, Summary]>([
    [
      'coins',
      { kind: 'send', what: { type: 'native', raw: 5n }, to: party(to) },
      { kind: 'native', to, raw: 5n },
    ],
    [
      'tokens',
      { kind: 'send', what: erc20, to: party(to) },
      { kind: 'erc20', token, to, raw: 5n, decimals: 6 },
    ],
    [
      'a collectible',
      { kind: 'send', what: { type: 'erc721', id: '7', token, name: null }, to: party(to) },
      { kind: 'erc721', token, to, id: 7n },
    ],
    ['a rejection', { kind: 'reject' }, { kind: 'reject' }],
    ['a batch', { kind: 'batch', count: 3, to: party(to) }, { kind: 'batch', to, count: 3 }],
    [
      'a call',
      { kind: 'call', to: party(to), method: null, value: 9n },
      { kind: 'call', to, raw: 9n },
    ],
  ])('%s', (_, action, summary) => {
    expect(summaryOf(action)).toEqual(summary)
  })

  test.each<[SettingsChange, SettingsEffect]>([
    [
      { type: 'addOwner', owner: party(to), threshold: 2 },
      { type: 'addOwner', owner: to, threshold: 2 },
    ],
    [
      { type: 'removeOwner', owner: party(to), threshold: 1 },
      { type: 'removeOwner', owner: to, threshold: 1 },
    ],
    [
      { type: 'swapOwner', from: party(to), to: party(other) },
      { type: 'swapOwner', from: to, to: other },
    ],
    [
      { type: 'changeThreshold', threshold: 3 },
      { type: 'changeThreshold', threshold: 3 },
    ],
    [
      { type: 'changeImplementation', implementation: party(to) },
      { type: 'changeImplementation', implementation: to },
    ],
    [
      { type: 'enableModule', module: party(to) },
      { type: 'enableModule', module: to },
    ],
    [
      { type: 'disableModule', module: party(to) },
      { type: 'disableModule', module: to },
    ],
    [
      { type: 'setGuard', guard: party(to) },
      { type: 'setGuard', guard: to },
    ],
    [{ type: 'deleteGuard' }, { type: 'deleteGuard' }],
    [
      { type: 'setModuleGuard', guard: party(to) },
      { type: 'setModuleGuard', guard: to },
    ],
    [{ type: 'deleteModuleGuard' }, { type: 'deleteModuleGuard' }],
    [
      { type: 'setFallbackHandler', handler: party(to) },
      { type: 'setFallbackHandler', handler: to },
    ],
  ])('a change of the Safe: $type', (change, effect) => {
    expect(summaryOf({ kind: 'settings', change })).toEqual({ kind: 'settings', change: effect })
  })
})

test('a method’s name is part of it, and is compared like the rest', () => {
  const call: Action = { kind: 'call', to: party(to), method: 'claimRewards', value: 0n }
  expect(summaryOf(call)).toEqual({ kind: 'call', to, raw: 0n, method: 'claimRewards' })
  expect(summaryOf(call, 1)).toEqual({ kind: 'delegatecall', to, method: 'claimRewards' })
})

describe("text that no bytes can prove doesn't count as proved", () => {
  test.each<[string, Action]>([
    [
      'a change that is not known',
      { kind: 'settings', change: { type: 'unknown', method: 'setAnything' } },
    ],
    [
      'a collectible with an id that isn’t a number',
      { kind: 'send', what: { type: 'erc721', id: '0x7', token, name: null }, to: party(to) },
    ],
    ['money that came in', { kind: 'receive', what: { type: 'native', raw: 5n }, from: party(to) }],
    ['the safe’s creation', { kind: 'create', creator: party(to), txHash: '0x' }],
    ['a kind that is not known', { kind: 'other', type: 'SwapOrder', description: 'Swap' }],
  ])('%s', (_, action) => {
    expect(summaryOf(action)).toBeNull()
  })
})
