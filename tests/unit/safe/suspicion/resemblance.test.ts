import { expect, test } from 'vitest'
import type { Address } from '#base'
import { createResemblance, surest } from '../../../../src/safe/suspicion/resemblance.ts'

const dave: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const erin: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
/** Begins and ends as Dave's. */
const imitation: Address = '0x5AAe00000000000000000000000000000000eaEd'
const contact = { name: 'Dave', address: dave }

test('an address looks like another one if a short address shows the same', () => {
  const lookAlikeOf = (address: string) =>
    createResemblance([contact], []).of(undefined, address as Address).lookAlike
  expect(lookAlikeOf(imitation.toLowerCase())).toEqual(contact)
  expect(lookAlikeOf(dave.toLowerCase())).toBeUndefined()
  expect(lookAlikeOf(imitation.replace('0x5AAe', '0x5AAf'))).toBeUndefined()
})

test('another account has the same name in any letter case, width, and alphabet', () => {
  const sameNameOf = (name: string, address: Address) =>
    createResemblance([contact], []).of(name, address).sameName
  expect(sameNameOf(' ｄａｖｅ ', erin)).toEqual(contact)
  expect(sameNameOf('Dаѵе', erin)).toEqual(contact)
  expect(sameNameOf('Dave', dave)).toBeUndefined()
  expect(sameNameOf('David', erin)).toBeUndefined()
})

test('an account of the user is never marked as looking like one that is only reported', () => {
  const known = createResemblance([contact], [], [imitation])
  expect(known.of(undefined, dave)).toEqual({})
  expect(known.of(undefined, imitation).lookAlike).toEqual(contact)
})

test('what the user knows names a look-alike before what is reported', () => {
  const reported = { address: imitation, name: undefined, isReported: true } as const
  expect(surest(undefined, reported, contact)).toBe(contact)
  expect(surest(undefined, reported)).toBe(reported)
  expect(surest(undefined)).toBeUndefined()
})

test('look-alikes are found at any depth, and in bytes that weren’t decoded', () => {
  const { lookAlikesIn } = createResemblance([contact], [])
  const hidden = `0x12345678${imitation.slice(2).padStart(64, '0')}`
  for (const values of [[{ to: [imitation] }], [hidden]])
    expect(lookAlikesIn(values)).toEqual([{ address: imitation, other: contact }])
  expect(lookAlikesIn([dave, erin, hidden.replace('5AAe', '5AAf')])).toEqual([])
})
