import { describe, expect, test } from 'vitest'
import type { Address, ChainSummary } from '#base'
import {
  contactRows,
  findContacts,
} from '../../../../../src/screens/settings/contacts/contactRows.ts'
import type { Contact } from '../../../../../src/screens/core/names/contacts.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const contact = (name: string, digit: string, ...chains: string[]): Contact => ({
  name,
  address: address(digit),
  chains,
})
const chain = (chainId: string, name: string, shortName: string): ChainSummary => ({
  chainId,
  name,
  shortName,
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
})
const chains = [chain('1', 'Ethereum', 'eth'), chain('17000', 'Holesky', 'hol')]
const noOne = { you: undefined, owned: [] }
const contacts = [
  contact('zoë', 'a'),
  contact('Bob 10', 'b', '1'),
  contact('Bob 9', 'c', '17000'),
  contact('Ägir', 'd'),
]

test('contacts are in the order in which a user looks for names', () => {
  expect(contactRows(contacts, noOne).map((row) => row.contact.name)).toEqual([
    'Ägir',
    'Bob 9',
    'Bob 10',
    'zoë',
  ])
})

describe('a contact is marked', () => {
  const marks = (known: Parameters<typeof contactRows>[1]) =>
    Object.fromEntries(contactRows(contacts, known).map((row) => [row.contact.name, row.mark]))

  test('as the connected account', () =>
    expect(marks({ ...noOne, you: address('A') })).toMatchObject({ zoë: 'you', Ägir: undefined }))
  test('as a Safe of the user, on its own network', () => {
    const owned = ['b', 'c'].map((digit) => ({ chainId: '1', address: address(digit) }))
    expect(marks({ ...noOne, owned })).toMatchObject({ 'Bob 10': 'yourSafe', 'Bob 9': undefined })
  })
  test('as a Safe on any network, if its name is for all', () => {
    expect(marks({ ...noOne, owned: [{ chainId: '17000', address: address('D') }] })).toMatchObject(
      { Ägir: 'yourSafe' },
    )
  })
})

test('a row keeps its key when its contact is renamed, and no two have the same', () => {
  const keys = (list: Contact[]) => contactRows(list, noOne).map(({ key }) => key)
  expect(keys([contact('Bob', 'a')])).toEqual(keys([contact('Robert', 'A', '1')]))
  expect(new Set(keys([contact('Bob', 'a'), contact('Bob', 'a'), contact('Bob', 'b')])).size).toBe(
    3,
  )
})

test('a contact is found by name, address, prefix, and network, by each word', () => {
  const rows = contactRows(contacts, noOne)
  const found = (words: string) => findContacts(rows, chains, words).map((row) => row.contact.name)
  expect(found('BOB')).toEqual(['Bob 9', 'Bob 10'])
  expect(found('0xaaaa')).toEqual(['zoë'])
  expect(found('eth:0xbb')).toEqual(['Bob 10'])
  expect(found('holesky bob')).toEqual(['Bob 9'])
  expect(found('  ')).toHaveLength(4)
  expect(found('nobody')).toEqual([])
})
