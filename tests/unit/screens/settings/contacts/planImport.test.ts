import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import {
  importContacts,
  isLeftOut,
  planImport,
} from '../../../../../src/screens/settings/contacts/csv/planImport.ts'
import { type Contact, contactAt } from '../../../../../src/screens/core/names/contacts.ts'
import { withContact } from '../../../../../src/screens/core/names/editContacts.ts'
import { random } from '../../../safe/random.ts'

const dave: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hacked: Contact = { name: 'Old exchange (hacked)', address: dave, chains: [] }
const line = (name: string, chain: string, at = 2) => ({ line: at, address: dave, name, chain })
const planOf = (lines: Parameters<typeof planImport>[0], contacts: readonly Contact[]) =>
  planImport(lines, contacts, () => undefined)

describe('an import on one network, of an address with a name on all', () => {
  test('changes the name there, so it waits for the user', () => {
    const { added, changed } = planOf([line('Payroll', '1')], [hacked])
    expect(added).toEqual([])
    expect(changed).toEqual([
      { contact: { name: 'Payroll', address: dave, chains: ['1'] }, before: hacked.name },
    ])
    expect(changed.every(isLeftOut)).toBe(true)
    const after = importContacts([hacked], changed)
    expect(contactAt(after, dave, '1')?.name).toBe('Payroll')
    expect(contactAt(after, dave, '10')?.name).toBe(hacked.name)
  })
  test('with the same name contains nothing new', () => {
    expect(planOf([line(hacked.name, '1')], [hacked])).toEqual({ added: [], changed: [], known: 1 })
  })
  test('shows the name of each network', () => {
    const exchange = { ...hacked, name: 'Exchange', chains: ['10'] }
    const lines = [line('Payroll', '1'), line('Payroll', '10', 3), line('Payroll', '137', 4)]
    expect(
      planOf(lines, [hacked, exchange]).changed.map(({ contact, before }) => [
        before,
        contact.chains,
      ]),
    ).toEqual([
      [hacked.name, ['1', '137']],
      ['Exchange', ['10']],
    ])
  })
})

test('an import with the defaults never changes the name of a known address', () => {
  const dice = random()
  const networks = ['1', '10', '137']
  const names = ['Dave', 'Payroll', 'Exchange', hacked.name]
  const scopes = [[], [], ['1'], ['10'], ['1', '137'], networks]
  for (let run = 0; run < 500; run++) {
    const addresses = [dice.address(), dice.address(), dice.address()]
    let contacts: readonly Contact[] = []
    for (let count = dice.upTo(8); count > 0; count--) {
      const token = dice.pick([undefined, 'USDC', 'DAI'])
      contacts = withContact(contacts, {
        name: dice.pick(names),
        address: dice.pick(addresses),
        chains: dice.pick(scopes),
        ...(token && { token }),
      })
    }
    const lines = Array.from({ length: 1 + dice.upTo(8) }, (_, at) => {
      const token = dice.pick([undefined, 'USDC'])
      return {
        line: at + 2,
        address: dice.pick(addresses),
        name: dice.pick(names),
        chain: dice.pick(['', ...networks]),
        ...(token && { token }),
      }
    })
    const { added, changed } = planOf(lines, contacts)
    const after = importContacts(
      contacts,
      [...added, ...changed].filter((one) => !isLeftOut(one)),
    )
    const known = addresses.flatMap((address) =>
      [undefined, ...networks, '42161'].flatMap((chain) => {
        const before = contactAt(contacts, address, chain)?.name
        return before === undefined ? [] : [{ address, chain, name: before }]
      }),
    )
    expect(
      known.map((one) => ({ ...one, name: contactAt(after, one.address, one.chain)?.name })),
      `SEED=${dice.seed} run ${run}`,
    ).toEqual(known)
  }
})
