import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import { nameProblem } from '../../../../../src/screens/common/contactName/nameProblem.ts'
import {
  checkContact,
  type ContactForm,
} from '../../../../../src/screens/common/contactForm/contactForm.ts'
import { type Contact, longestName } from '../../../../../src/screens/core/names/contacts.ts'
import type { FoundAddress } from '../../../../../src/screens/common/typedAddress/withLookup.ts'

const dave: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const erin: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
/** Begins and ends as Dave's. */
const imitation: Address = '0x5aAe00000000000000000000000000000000eAeD'
const found = (address: Address): FoundAddress => ({
  status: 'usable',
  address,
  chain: undefined,
  lookAlike: undefined,
})
const form = (part: Partial<ContactForm> = {}): ContactForm => ({
  name: 'Dave',
  address: '',
  isForAll: true,
  chains: [],
  ...part,
})
const contact = (name: string, address = dave, chains: string[] = []): Contact => ({
  name,
  address,
  chains,
})

interface Around {
  contacts?: Contact[]
  before?: Contact
}
const check = (
  entered: ContactForm,
  at: FoundAddress = found(dave),
  { contacts = [], before }: Around = {},
) => checkContact(entered, at, { contacts, before })

describe('a name is rejected', () => {
  test.each(['', '  ', '\u200b\u200b'])('if nothing of it is visible: %j', (name) =>
    expect(nameProblem(name)).toEqual({ why: 'empty' }),
  )

  test('if it has hidden characters, which are shown', () => {
    expect(nameProblem('Da\u202Eve')).toEqual({ why: 'hidden', shown: 'Da[U+202E]ve' })
    expect(nameProblem('Da\u200bve')).toMatchObject({ why: 'hidden' })
  })

  test('if it has too many characters, counting an emoji as one', () => {
    expect(nameProblem('x'.repeat(longestName + 1))).toEqual({
      why: 'tooLong',
      have: longestName + 1,
    })
    expect(nameProblem('🦊'.repeat(longestName))).toBeUndefined()
  })

  test.each(['Dave', ' Zoë  O’Neill ', '李小龍', 'Мария', '👩‍🚀 Space'])('but not %s', (name) =>
    expect(nameProblem(name)).toBeUndefined(),
  )
})

describe('a contact can be saved', () => {
  test('with a name and an address, for all networks', () => {
    expect(check(form({ name: ' Dave ' }))).toEqual({
      problems: {},
      warnings: { replaced: [] },
      contact: contact('Dave'),
    })
  })
  test('for the chosen networks only', () => {
    expect(check(form({ isForAll: false, chains: ['1', '10'] })).contact).toEqual(
      contact('Dave', dave, ['1', '10']),
    )
    expect(check(form({ isForAll: true, chains: ['1'] })).contact).toEqual(contact('Dave'))
  })
})

describe('a contact cannot be saved', () => {
  test('without a network', () =>
    expect(check(form({ isForAll: false }))).toMatchObject({
      problems: { chains: 'none' },
      contact: undefined,
    }))
  test('with a wrong address', () => {
    expect(check(form(), { status: 'wrong', problem: { why: 'checksum' } })).toMatchObject({
      problems: { address: { why: 'checksum' } },
      contact: undefined,
    })
  })
  test('before its name is looked up', () => {
    expect(
      check(form(), { status: 'pending', name: 'dave.eth', lookup: { status: 'loading' } }),
    ).toMatchObject({ problems: {}, contact: undefined })
  })
  test('with every reason at once', () => {
    expect(
      Object.keys(
        check(form({ name: '', isForAll: false }), { status: 'wrong', problem: { why: 'empty' } })
          .problems,
      ),
    ).toEqual(['name', 'address', 'chains'])
  })
})

describe('before it is saved, it warns', () => {
  test.each(['dave', 'DAVE', 'Ｄａｖｅ'])('that another address is called %s', (name) => {
    expect(check(form({ name }), found(erin), { contacts: [contact('Dave')] })).toMatchObject({
      warnings: { sameName: { address: dave } },
      contact: { name },
    })
  })
  test('nothing about the same address on another network', () => {
    expect(
      check(form(), found(dave), { contacts: [contact('Dave', dave, ['10'])] }).warnings.sameName,
    ).toBeUndefined()
  })
  test('the address’s existing name', () => {
    const old = contact('David')
    expect(check(form(), found(dave), { contacts: [old] }).warnings.replaced).toEqual([old])
  })
  test('nothing about the contact that is changed', () => {
    const before = contact('David')
    expect(check(form(), found(dave), { contacts: [before], before }).warnings).toEqual({
      replaced: [],
    })
  })
  test('that the address imitates one that is known', () => {
    const lookAlike = { address: dave, name: 'Dave the first' }
    const copy = { status: 'usable', address: imitation, chain: undefined, lookAlike } as const
    expect(check(form(), copy).warnings.lookAlike).toBe(lookAlike)
  })
})
