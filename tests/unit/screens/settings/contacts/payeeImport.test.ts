import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import {
  importContacts,
  isLeftOut,
  planImport,
} from '../../../../../src/screens/settings/contacts/csv/planImport.ts'
import { readContacts } from '../../../../../src/screens/settings/contacts/csv/readContacts.ts'
import type { Contact } from '../../../../../src/screens/core/names/contacts.ts'

const dave: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const paid: Contact = { name: 'Dave', address: dave, chains: ['1'], token: 'USDC', note: 'Invoice' }
const line = (chain: string, payee: { token?: string; note?: string } = {}, at = 2) => ({
  line: at,
  address: dave,
  name: 'Dave',
  chain,
  ...payee,
})
const planOf = (lines: Parameters<typeof planImport>[0], contacts: readonly Contact[]) =>
  planImport(lines, contacts, () => undefined)

describe('importing how a contact is paid', () => {
  test('on another network leaves it as it is on the others', () => {
    const other = { token: 'DAI', note: 'To the new account' }
    const { added, changed } = planOf([line('10', other)], [paid])
    expect(changed).toEqual([])
    expect(importContacts([paid], added)).toEqual([paid, { ...paid, chains: ['10'], ...other }])
  })
  test('joins the contact on other networks only if it is paid in the same way', () => {
    const same = { token: 'USDC', note: 'Invoice' }
    expect(importContacts([paid], planOf([line('10', same)], [paid]).added)).toEqual([
      { ...paid, chains: ['1', '10'] },
    ])
    expect(importContacts([paid], planOf([line('10')], [paid]).added)).toEqual([
      paid,
      { name: 'Dave', address: dave, chains: ['10'] },
    ])
  })
  test('keeps what each line of a file says', () => {
    const lines = [line('1', { token: 'USDC' }), line('10', { token: 'DAI' }, 3)]
    expect(importContacts([], planOf(lines, []).added)).toEqual([
      { name: 'Dave', address: dave, chains: ['1'], token: 'USDC' },
      { name: 'Dave', address: dave, chains: ['10'], token: 'DAI' },
    ])
  })
  test('shows what it replaces, each in its own way, and waits for the user', () => {
    const contacts = [paid, { ...paid, chains: ['10'], token: 'WETH' }]
    const lines = [line('1', { token: 'DAI' }), line('10', { token: 'DAI' }, 3)]
    const { added, changed } = planOf(lines, contacts)
    expect(added).toEqual([])
    expect(changed).toEqual([
      {
        contact: { ...paid, token: 'DAI' },
        before: 'Dave',
        payeeBefore: { token: 'USDC', note: 'Invoice' },
      },
      {
        contact: { ...paid, chains: ['10'], token: 'DAI' },
        before: 'Dave',
        payeeBefore: { token: 'WETH', note: 'Invoice' },
      },
    ])
    expect(changed.every(isLeftOut)).toBe(true)
    expect(importContacts(contacts, changed.slice(0, 1))).toEqual([
      contacts[1],
      { ...paid, token: 'DAI' },
    ])
  })
  test('changes one of the networks of a contact, and no other', () => {
    const both = { ...paid, chains: ['1', '10'] }
    const { changed } = planOf([line('10', { note: 'Rent' })], [both])
    expect(importContacts([both], changed)).toEqual([
      paid,
      { ...paid, chains: ['10'], note: 'Rent' },
    ])
  })
  test('of two lines for one network takes the first, and says so', async () => {
    const file = `address,name,chainId,token\n${dave},Dave,1,USDC\n${dave},Dave,1,DAI`
    expect(await readContacts(file, [])).toMatchObject({
      contacts: [{ line: 2, token: 'USDC' }],
      problems: [{ line: 3, problem: { what: 'twice', name: 'Dave', line: 2 } }],
    })
  })
})
