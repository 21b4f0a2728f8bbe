import { expect, test } from 'vitest'
import type { Address } from '#base'
import type { Contact } from '../../../../../src/screens/core/names/contacts.ts'
import { withRestored } from '../../../../../src/screens/core/names/editContacts.ts'

const address: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const contact = (name: string, chains: string[] = []): Contact => ({ name, address, chains })
const other: Contact = {
  name: 'Erin',
  address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  chains: [],
}

test.each([
  ['comes back where nothing has changed', [other], contact('Alice'), [other, contact('Alice')]],
  [
    'leaves a newer name of its address alone',
    [contact('Alice, old key')],
    contact('Alice'),
    [contact('Alice, old key')],
  ],
  [
    'comes back only on the networks that are free',
    [contact('New', ['1'])],
    contact('Old', ['1', '10']),
    [contact('New', ['1']), contact('Old', ['10'])],
  ],
  [
    'does not come back where none is free',
    [contact('New', ['1', '10'])],
    contact('Old', ['1', '10']),
    [contact('New', ['1', '10'])],
  ],
  [
    'for all networks stands beside names for some',
    [contact('Here', ['1'])],
    contact('All'),
    [contact('Here', ['1']), contact('All')],
  ],
] as const)('a deleted contact %s', (_, now, deleted, after) => {
  expect(withRestored(now, deleted)).toEqual(after)
})

test('the same list shows that nothing was restored', () => {
  const now = [contact('New')]
  expect(withRestored(now, contact('Old'))).toBe(now)
})
