import { expect, test } from 'vitest'
import type { Action, Party, SettingsChange } from '#domain'
import { actionParty } from '../../../src/safe/transaction/actionParty.ts'

const [dave, erin]: [Party, Party] = [
  { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', name: null },
  { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', name: 'Erin' },
]
const what = { type: 'native', raw: 1n } as const
const settings = (change: SettingsChange): Action => ({ kind: 'settings', change })

test.each<[string, Action, Party | undefined]>([
  ['who gets a payment', { kind: 'send', what, to: dave }, dave],
  ['who paid', { kind: 'receive', what, from: erin }, erin],
  ['who gets a transfer', { kind: 'transfer', what, from: erin, to: dave }, dave],
  ['who becomes an owner', settings({ type: 'swapOwner', from: erin, to: dave }), dave],
  ['a former owner', settings({ type: 'removeOwner', owner: erin, threshold: 1 }), erin],
  ['nobody, of a threshold', settings({ type: 'changeThreshold', threshold: 2 }), undefined],
  ['nobody, of a rejection', { kind: 'reject' }, undefined],
])('the other account of an action is %s', (_, action, party) =>
  expect(actionParty(action)).toBe(party),
)
